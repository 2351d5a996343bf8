import { beforeEach, expect, it, vi } from 'vitest'
import { addressOf, shownPayment } from '../../features/diner/checkToPay.ts'
import { receipts } from '../../features/diner/examples/checks.ts'
import { agreedOnDinner, checkToPay } from '../../features/diner/examples/payments.ts'
import type { LookedUp } from '../../features/payment/attempt/attempt.ts'
import { type Answer, answered, failed } from '../../features/shared/api/answers/answer.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { paidBy } from '../runtime/payments/records/paidMark.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { attemptToShow } from './lostPayment.ts'

const at = { pos: 'tableside', location: 'harbor', ticket: '1042' }

const everything = (storage: Storage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [key, storage.getItem(key) ?? '']),
  )

/** A page of the tab: a reload forgets what only its memory holds. */
async function open() {
  vi.resetModules()
  const [paid, { signOut }] = await Promise.all([import('./paidCheck.ts'), import('../runtime/session/session.ts')])
  return { ...paid, signOut }
}

beforeEach(() => void stubBrowser())

async function pay(key: string, isSettled = true) {
  const { records } = await import('./paymentApi.ts')
  const attempt = { ...checkToPay, at: addressOf(at), key }
  records.record(attempt)
  records.end(attempt, { charged: null, isSettled })
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
})

it('DIN-05 an address shows the payment that it names, and none where that is another check’s, or not this tab’s', async () => {
  await open()
  await pay('part')
  await pay('rest')
  await pay('unsettled', false)
  const { paymentOf } = await open()
  const named = { ...at, ...paidBy('part') }
  expect([paymentOf(named), JSON.stringify(named)]).toEqual(['part', expect.not.stringContaining('part')])
  for (const other of [{ ticket: '1043' }, { location: 'lark' }, { pos: 'other' }, { paid: 'foreign' }, { paid: 'part' }])
    expect(paymentOf({ ...named, ...other })).toBeNull()
  // Another tab of the device knows one that is open, and no key of one that is over.
  window.sessionStorage.clear()
  const tab = await open()
  expect(tab.paymentOf(named)).toBeNull()
  expect(tab.paymentOf({ ...at, ...paidBy('unsettled') })).toBe('unsettled')
})

it('NET-11 after a sign-out and in another tab no key of a payment is left', async () => {
  const { signOut, paymentOf } = await open()
  const named = { ...at, ...paidBy('secret-key') }
  await pay('secret-key')
  expect(Object.values(everything(window.localStorage)).join(' ')).not.toMatch(/secret-key|1042/)
  expect(Object.keys(everything(window.localStorage)).join(' ')).not.toMatch(/secret-key/)
  expect([paymentOf(at), paymentOf(named)]).toEqual(['secret-key', 'secret-key'])
  signOut()
  expect([paymentOf(at), paymentOf(named)]).toEqual([null, null])
  expect(JSON.stringify(everything(window.sessionStorage))).not.toMatch(/secret-key|1042/)
})

it('DIN-03 a payment is celebrated once, on the page that made it', async () => {
  const { madeNow } = await open()
  madeNow.add('made')
  expect(['found', 'made', 'made'].map((key) => madeNow.delete(key))).toEqual([false, true, false])
  madeNow.add('made')
  expect((await open()).madeNow.delete('made')).toBe(false)
})

it('DIN-05 an answer about another check says nothing of the payment that was agreed to', () => {
  const read = ready({ outcome: 'paid', receipt: receipts.member } as const)
  const another = { ...agreedOnDinner, code: '1043', check: '1043' }
  // The number in the address is not the till's own.
  const ofAddress = { ...another, check: '1042' }
  for (const same of [null, agreedOnDinner, ofAddress]) expect(shownPayment(read, same)).toEqual(read)
  expect(shownPayment(read, another)).toEqual(ready({ outcome: 'unknown' }))
})

type Looked = Answer<LookedUp<null>>

const paid = answered({ outcome: 'paid', receipt: null } as const)
const unanswered = failed({ kind: 'timeout' })

/** One attempt for each of these answers: "0", "1" and so on. */
const shownOf = (...answers: readonly Looked[]) =>
  attemptToShow(
    answers.map((_, index) => ({ key: String(index) })),
    async (key) => answers[Number(key)] ?? unanswered,
  )

it('DIN-04 DIN-05 a check that the till no longer lists leads to the attempt that has paid it, and to no other', async () => {
  const uncharged: readonly Looked[] = [
    answered({ outcome: 'closed' }),
    answered({ outcome: 'declined', code: 'card_declined' }),
    answered({ outcome: 'unknown' }),
    answered({ outcome: 'requiresAction', clientSecret: 'secret' }),
  ]
  expect(await shownOf()).toBeNull()
  expect(await shownOf(...uncharged)).toBeNull()
  expect(await shownOf(...uncharged, unanswered, paid)).toBe('5')
  // It may have paid: its page looks it up again.
  expect(await shownOf(...uncharged, unanswered)).toBe('4')
})

it('DIN-06 after a visit one’s own receipt is found by the check, and by the code of its table, in this tab alone', async () => {
  await open()
  const { ownCheck } = await import('./lostPayment.ts')
  expect([ownCheck(at), ownCheck({ ...at, ticket: '' })]).toEqual([null, null])
  await pay('own')
  expect([ownCheck(at), ownCheck({ ...at, ticket: '' })]).toEqual(['1042', '1042'])
  for (const other of [{ ticket: '1043' }, { ticket: '', location: 'lark' }]) expect(ownCheck({ ...at, ...other })).toBeNull()
})
