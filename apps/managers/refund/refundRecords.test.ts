import { beforeEach, expect, it, vi } from 'vitest'
import { transactionsAt } from '../../../features/managers/examples/locations.ts'
import { toRecord } from '../../../features/managers/refund/refundFlow.ts'
import { things } from '../../../features/payment/thing.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { answered } from '../../../features/shared/api/answers/answer.ts'
import { signOut } from '../../runtime/session/session.ts'
import { saveToken } from '../../runtime/session/token.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { answer, json, sent } from '../../runtime/testing/server.ts'
import { readTransaction, refundCalls, refundRecords } from './refundRecords.ts'

const options = { signal: new AbortController().signal }
const request = { reason: 'other', amount: cents(10_00), notes: 'Cold', modifyTip: true } as const
const [payment] = transactionsAt('700', Date.UTC(2026, 10, 20))
const left = { bill: cents(18_50), tips: cents(3_70), grandTotal: cents(22_20) }
const refund = { transactionId: '700-0', guestName: 'Ada', currency: 'USD', request, left } as const
const what = toRecord(refund)
const address = { location_id: '700', user_id: '', transaction_id: '700-0' }

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  saveToken('manager')
})

it('MGR-11 MGR-17 a refund is sent under its key, in dollars, and names its payment, unless the page is left', async () => {
  const read = () => json({ transactions: [payment] })
  answer(read, read, () => json({ refund: { pending: true } }))
  expect(await refundCalls(address).sendRefund({ refund, key: 'key-1' }, { signal: AbortSignal.abort() })).toMatchObject({
    value: { outcome: 'notSent' },
  })
  expect(await refundCalls(address).sendRefund({ refund, key: 'key-1' }, options)).toEqual(
    answered({ outcome: 'refunded', isPending: true, amount: null }),
  )
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST'])
  expect(sent[2]?.headers.get('Idempotency-Key')).toBe('key-1')
  expect(await sent[2]?.json()).toEqual({
    credit_transaction_id: '700-0',
    refund_reason: 'other',
    refund_amount: '10.00',
    refund_notes: 'Cold',
    modify_tip: true,
  })
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
  expect(left.filter((text) => /700-0|1000|secret-key|"at"|"amount"/.test(text))).toEqual([])
})

it('NET-08 MGR-17 an unresolved refund keeps back another of the same payment, and none of other payments', async () => {
  const send = vi.fn(async () => answered('sent'))
  expect(await refundRecords.sendAlone({ ...what, key: 'a' }, send)).toEqual(answered('sent'))
  expect(await refundRecords.sendAlone({ ...toRecord({ ...refund, transactionId: '700-1' }), key: 'b' }, send)).toEqual(answered('sent'))
  expect(await refundRecords.sendAlone({ ...what, amount: cents(5_00), key: 'c' }, send)).toMatchObject({
    value: { outcome: 'earlierFirst', attempts: [{ key: 'a' }] },
  })
  expect(refundRecords.list().map(({ key, thing }) => [key, thing])).toEqual([
    ['a', things.refund('700-0')],
    ['b', things.refund('700-1')],
  ])
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
