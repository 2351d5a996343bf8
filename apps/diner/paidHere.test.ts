import { beforeEach, expect, it, vi } from 'vitest'
import { receipts } from '../../features/diner/examples/checks.ts'
import { loading, ready } from '../../features/shared/api/remote.ts'
import { cents } from '../../features/shared/money/money.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'

const at = { pos: 'tableside', location: 'harbor', ticket: '1042' }

const everything = (storage: Storage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [key, storage.getItem(key) ?? '']),
  )

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

/** A payment of this check by this tab, shown or still to be settled. */
async function pay(key: string, isSettled = true) {
  const { records } = await import('./paymentApi.ts')
  const attempt = { ...at, due: cents(1), tip: cents(0), cash: cents(0), claimId: null, amount: cents(1), key }
  records.record(attempt)
  if (isSettled) records.end(attempt, attempt.amount)
}

it('DIN-05 the receipt of a check is the one of its last payment, and of no other check', async () => {
  await open()
  await pay('part')
  await pay('rest')
  const { paymentOf } = await open()
  for (const other of [{ ticket: '1043' }, { location: 'lark' }, { pos: 'other' }]) expect(paymentOf({ ...at, ...other })).toBeNull()
  expect(paymentOf(at)).toBe('rest')
  await pay('unsettled', false)
  expect(paymentOf(at)).toBe('unsettled')
  // A check that the till no longer lists may have been paid by an older attempt.
  const { showPayment } = await open()
  showPayment(at, 'part')
  expect((await import('./paidHere.ts')).paymentOf(at)).toBe('part')
})

it('NET-11 after a sign-out and in another tab no key of a payment is left', async () => {
  const { signOut, paymentOf } = await open()
  await pay('secret-key')
  expect(Object.values(everything(window.localStorage)).join(' ')).not.toMatch(/secret-key|1042/)
  expect(Object.keys(everything(window.localStorage)).join(' ')).not.toMatch(/secret-key/)
  expect(paymentOf(at)).toBe('secret-key')
  signOut()
  expect(paymentOf(at)).toBeNull()
  expect(JSON.stringify(everything(window.sessionStorage))).not.toMatch(/secret-key|1042/)
})

it('DIN-03 a payment is celebrated once, on the page that made it', async () => {
  const { rememberPaid, takeCelebration } = await open()
  rememberPaid('first', receipts.member)
  expect([takeCelebration('other'), takeCelebration('first'), takeCelebration('first')]).toEqual([false, true, false])
  expect((await open()).takeCelebration('first')).toBe(false)
})

it('NET-11 DIN-05 a sign-out forgets the receipts of this page', async () => {
  const { rememberPaid, shownPayment, signOut } = await open()
  rememberPaid('first', receipts.member)
  expect(shownPayment('first', loading, null)).toMatchObject({ value: { receipt: receipts.member } })
  signOut()
  expect(shownPayment('first', loading, null)).toEqual(loading)
})

it('DIN-05 a payment that was made on this page is shown at once, until the server says more of it', async () => {
  const { rememberPaid, shownPayment } = await open()
  rememberPaid('first', receipts.guest)
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
  const agreed = { ...at, code: '1043', due: cents(0), tip: cents(0), cash: cents(0), claimId: null, ticket: '1043' }
  const read = ready({ outcome: 'paid', receipt: receipts.member } as const)
  expect(shownPayment('first', read, { ...agreed, code: '1042' })).toEqual(read)
  expect(shownPayment('first', read, agreed)).toEqual(ready({ outcome: 'unknown' }))
  rememberPaid('first', receipts.bare)
  expect(shownPayment('first', read, agreed)).toMatchObject({ value: { receipt: receipts.bare } })
})
