import * as z from 'zod/mini'
import { beforeEach, expect, it, vi } from 'vitest'
import { transactionsAt } from '../../../features/managers/examples/locations.ts'
import { markUnanswered } from '../../../features/managers/refund/refund.ts'
import { refundOf } from '../../../features/managers/refund/refundPayment.ts'
import { transactionsResponse } from '../../../features/managers/transaction.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { answered } from '../../../features/shared/api/answers/answer.ts'
import { signOut } from '../../runtime/session/session.ts'
import { saveToken } from '../../runtime/session/token.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { answer, json, sent } from '../../runtime/testing/server.ts'
import { createRefund, readTransaction, refundRecords, unansweredRefunds } from './refundRecords.ts'

const options = { signal: new AbortController().signal }
const request = { reason: 'other', amount: cents(10_00), notes: 'Cold', modifyTip: true } as const
const [payment] = transactionsAt('700', Date.UTC(2026, 10, 20))
const left = { bill: cents(18_50), tips: cents(3_70), grandTotal: cents(22_20) }
const refund = { transactionId: '700-0', guestName: 'Ada', currency: 'USD', request, left } as const
const what = refundOf(refund)
const address = { location_id: '700', user_id: '', transaction_id: '700-0' }

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  saveToken('manager')
})

it('MGR-11 MGR-17 a refund is sent under its key, in dollars, and names its payment', async () => {
  answer(() => json({ refund: { pending: true } }))
  const { api } = createRefund(address, () => undefined)
  expect(await api.send({ key: 'key-1', what, details: refund, paymentMethodId: null }, options)).toEqual(
    answered({ outcome: 'paid', receipt: { charged: null, isPending: true } }),
  )
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key-1')
  expect(await sent[0]?.json()).toEqual({
    credit_transaction_id: '700-0',
    refund_reason: 'other',
    refund_amount: '10.00',
    refund_notes: 'Cold',
    modify_tip: true,
  })
})

it('MGR-17 the page reads its payment again once a refund has ended, or another one was made in the meantime', async () => {
  const readAgain = vi.fn<() => void>()
  const { api, records } = createRefund(address, readAgain)
  const verify = () => api.verify?.({ key: 'key-1', what, details: refund, paymentMethodId: null }, options)
  answer(
    () => json({ transactions: [payment] }),
    () => json({ transactions: [{ ...payment, refundable: '5.00' }] }),
  )
  expect([await verify(), readAgain.mock.calls.length]).toEqual([null, 0])
  expect([await verify(), readAgain.mock.calls.length]).toEqual([{ kind: 'changed' }, 1])
  records.end({ ...what, key: 'key-1' }, 'uncharged')
  expect(readAgain).toHaveBeenCalledTimes(2)
})

it('NET-11 MGR-02 a refund whose outcome was seen leaves no payment, amount or time behind after a sign-out', async () => {
  refundRecords.record({ ...what, key: 'secret-key' })
  await refundRecords.sendAlone({ ...what, key: 'secret-key' }, async () => answered('sent'))
  refundRecords.end({ ...what, key: 'secret-key' }, { charged: what.amount, isSettled: true })
  signOut()
  const left = [window.localStorage, window.sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index) ?? ''
      return `${key}: ${storage.getItem(key)}`
    }),
  )
  expect(left.filter((text) => /700-0|\b1000\b|secret-key|"at"|"amount"/.test(text))).toEqual([])
})

it('NET-08 MGR-17 a refund without an outcome is marked in the list, also once the manager has gone on without it', async () => {
  const attempt = { ...what, key: 'a' }
  refundRecords.record(attempt)
  await refundRecords.sendAlone(attempt, async () => answered('sent'))
  const marked = () =>
    markUnanswered(z.parse(transactionsResponse, { transactions: [payment] }).rows, unansweredRefunds()).map(
      ({ refundStatus }) => refundStatus,
    )
  expect(marked()).toEqual(['Refund unanswered'])
  refundRecords.end(attempt, 'left')
  expect(marked()).toEqual(['Refund unanswered'])
  refundRecords.end(attempt, 'uncharged')
  expect(marked()).toEqual(['Not Refunded'])
})

it('NET-08 MGR-17 a refund of a payment that another tab refunds meanwhile is not sent, and the manager is told so', async () => {
  const openTab = async () => (vi.resetModules(), (await import('./refundRecords.ts')).refundRecords)
  const [here, there] = [await openTab(), await openTab()]
  const [late, first] = [here.newKey(), there.newKey()].map((key) => ({ ...what, key }))
  if (!late || !first) throw new Error('No key.')
  there.record(first)
  await there.sendAlone(first, async () => answered('sent'))
  there.end(first, { charged: what.amount, isSettled: true })
  here.record(late)
  const send = vi.fn(async () => answered('sent'))
  const message = 'This was just refunded on this device, in another tab. Nothing more was refunded.'
  expect([await here.sendAlone(late, send), send.mock.calls]).toMatchObject([{ ok: false, failure: { message } }, []])
})

it('MGR-08 a payment is read from the server each time, among its guest’s or its location’s; one that is not there is none', async () => {
  const [first, second] = transactionsAt('700', Date.UTC(2026, 10, 20))
  const user = { id: 9000, first_name: 'Ada', stripe_sources: [], active_offers: [], transactions: [{ ...second, amount: '50.00' }] }
  answer(
    () => json({ transactions: [first, { ...second, amount: '80.00' }] }),
    () => json({ user }),
    () => json({ transactions: [first] }),
  )
  const other = { ...address, transaction_id: '700-1' }
  const reads = [await readTransaction(other), await readTransaction({ ...other, user_id: '9000' }), await readTransaction(other)]
  expect(reads.map((read) => read.ok && (read.value?.amount ?? null))).toEqual([80_00, 50_00, null])
})
