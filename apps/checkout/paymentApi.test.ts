import { beforeEach, describe, expect, it, vi } from 'vitest'
import { purchaseBy } from '../../features/checkout/purchaseToPay.ts'
import { buyer, orderFor } from '../../features/checkout/examples/examples.ts'
import { answered } from '../../features/shared/api/answers/answer.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { records } from './paymentApi.ts'

beforeEach(() => void stubBrowser())

const visit = { order: orderFor('giftCard'), buyer, account: { kind: 'none' }, askedCode: null, timeZone: 'UTC' } as const
const { what } = purchaseBy(visit, buyer)

describe('NET-08 the records of purchases', () => {
  it('keep back no other buyer’s purchase of the same option, and no other option', async () => {
    const send = vi.fn(async () => answered('sent'))
    await records.sendAlone({ ...what, key: 'a' }, send)
    expect(await records.sendAlone({ ...what, buyer: 'another', key: 'b' }, send)).toEqual(answered('sent'))
    expect(await records.sendAlone({ ...what, option: { kind: 'ico', id: 'gco-50' }, key: 'c' }, send)).toEqual(answered('sent'))
    expect(await records.sendAlone({ ...what, key: 'd' }, send)).toMatchObject({ value: { outcome: 'earlierFirst' } })
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('find what an older build has recorded', () => {
    // The text as an older build wrote it: a change of the record's form must still read this one.
    const record = { option: { kind: 'ico', id: 'ico-50' }, amount: 5_000, at: Date.now() }
    window.localStorage.setItem('platewell.testenterprise.unresolved.attempt-1', JSON.stringify(record))
    expect(records.list()).toEqual([{ key: 'attempt-1', option: record.option, amount: 5_000, startedAt: record.at }])
  })
})
