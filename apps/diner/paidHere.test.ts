import { beforeEach, expect, it, vi } from 'vitest'
import { receipts } from '../../features/diner/examples/checks.ts'
import { loading, ready } from '../../features/shared/api/remote.ts'
import { cents } from '../../features/shared/money/money.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'

const check = { pos: 'tableside', location: 'harbor', ticket: '1042' }

/** A page of the tab: a reload forgets what only its memory holds. */
async function open() {
  vi.resetModules()
  const [paid, { signOut }] = await Promise.all([import('./paidHere.ts'), import('../runtime/session/session.ts')])
  return { ...paid, signOut }
}

beforeEach(() => {
  stubBrowser()
  return () => vi.unstubAllGlobals()
})

it('DIN-05 the receipt of a check is the one of its last payment, and of no other check', async () => {
  const { rememberPaid, paidKeyOf } = await open()
  rememberPaid(check, 'part', receipts.guest)
  rememberPaid(check, 'rest', receipts.guest)
  for (const other of [{ ticket: '1043' }, { location: 'lark' }, { pos: 'other' }]) expect(paidKeyOf({ ...check, ...other })).toBeNull()
  expect(paidKeyOf(check)).toBe('rest')
  expect((await open()).paidKeyOf(check)).toBe('rest')
  // No two checks have the same name, whatever is in it.
  expect(paidKeyOf({ pos: 'tableside', location: 'harbor.1042', ticket: '' })).toBeNull()
})

it('DIN-03 a payment is celebrated once, on the page that made it', async () => {
  const { rememberPaid, takeCelebration } = await open()
  rememberPaid(check, 'first', receipts.member)
  expect([takeCelebration('other'), takeCelebration('first'), takeCelebration('first')]).toEqual([false, true, false])
  expect((await open()).takeCelebration('first')).toBe(false)
})

it('NET-11 DIN-05 a sign-out forgets the receipts of this page', async () => {
  const { rememberPaid, shownPayment, signOut } = await open()
  rememberPaid(check, 'first', receipts.member)
  expect(shownPayment('first', loading, null)).toMatchObject({ value: { receipt: receipts.member } })
  signOut()
  expect(shownPayment('first', loading, null)).toEqual(loading)
})

it('DIN-05 a payment that was made on this page is shown at once, until the server says more of it', async () => {
  const { rememberPaid, shownPayment } = await open()
  rememberPaid(check, 'first', receipts.guest)
  const made = ready({ outcome: 'paid', receipt: receipts.guest } as const)
  const read = ready({ outcome: 'paid', receipt: receipts.member } as const)
  expect(shownPayment('first', loading, null)).toEqual(made)
  expect(shownPayment('first', ready({ outcome: 'unknown' } as const), null)).toEqual(made)
  expect(shownPayment('first', read, null)).toEqual(read)
  expect(shownPayment('second', loading, null)).toEqual(loading)
  expect(shownPayment('second', ready({ outcome: 'unknown' } as const), null)).toEqual(ready({ outcome: 'unknown' }))
})

it('DIN-05 an answer about another check says nothing of the payment that was agreed to', async () => {
  const { rememberPaid, shownPayment } = await open()
  const agreed = { ...check, code: '1043', due: cents(0), tip: cents(0), cash: cents(0), claimId: null, ticket: '1043' }
  const read = ready({ outcome: 'paid', receipt: receipts.member } as const)
  expect(shownPayment('first', read, { ...agreed, code: '1042' })).toEqual(read)
  expect(shownPayment('first', read, agreed)).toEqual(ready({ outcome: 'unknown' }))
  rememberPaid(check, 'first', receipts.bare)
  expect(shownPayment('first', read, agreed)).toMatchObject({ value: { receipt: receipts.bare } })
})
