import { beforeEach, expect, it, vi } from 'vitest'
import { toRecord } from '../../../features/managers/refund/refundFlow.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { answered } from '../../../features/shared/api/answers/answer.ts'
import { signOut } from '../../runtime/session/session.ts'
import { saveToken } from '../../runtime/session/token.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { answer, json, sent } from '../../runtime/testing/server.ts'
import { isRefundOf, refundCalls, refundRecords } from './refundRecords.ts'

const options = { signal: new AbortController().signal }
const request = { reason: 'other', amount: cents(10_00), notes: 'Cold', modifyTip: true } as const
const left = { bill: cents(85_00), tips: cents(0), grandTotal: cents(85_00) }
const refund = { transactionId: '700-0', currency: 'USD', request, left } as const
const what = toRecord(refund)

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  saveToken('manager')
})

it('MGR-11 MGR-17 a refund is sent under its key, in dollars, and names its payment', async () => {
  answer(() => json({ refund: { pending: true } }))
  expect(await refundCalls(async () => answered(null)).sendRefund({ refund, key: 'key-1' }, options)).toEqual(
    answered({ outcome: 'refunded', isPending: true, amount: null }),
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

it('NET-11 MGR-02 a refund whose outcome was seen leaves no payment, amount or time behind after a sign-out', async () => {
  refundRecords.record({ ...what, key: 'secret-key' })
  await refundRecords.sendAlone({ ...what, key: 'secret-key' }, async () => answered('sent'))
  refundRecords.end({ ...what, key: 'secret-key' }, what.amount)
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
  expect(refundRecords.list(isRefundOf('700-0')).map(({ key }) => key)).toEqual(['a'])
  expect(refundRecords.list(isRefundOf('700-1')).map(({ key }) => key)).toEqual(['b'])
})
