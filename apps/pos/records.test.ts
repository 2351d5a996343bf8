import { beforeEach, describe, expect, it, vi } from 'vitest'
import { billToPay, link } from '../../features/pos/examples/examples.ts'
import { paymentRules } from '../../features/pos/paymentRules.ts'
import { thingOf } from '../../features/pos/recorded.ts'
import { isForeign } from '../../features/payment/attempt/attempt.ts'
import { cents } from '../../features/shared/money/money.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { records } from './records.ts'

beforeEach(() => void stubBrowser())

const credit = { ...billToPay, kind: 'credit', optionId: '501', totals: undefined, amount: cents(50_00) } as const

describe('NET-08 the records of an order’s payments', () => {
  it('keep back only a payment of the same bill, or of the same credit', () => {
    const others = [billToPay, { ...billToPay, ticket: '1043' }, { ...billToPay, location: 'quay' }, credit, { ...credit, optionId: '502' }]
    expect(new Set(others.map(thingOf)).size).toBe(others.length)
    expect([thingOf({ ...billToPay, totals: undefined }), thingOf({ ...credit, ticket: '1043' })]).toEqual([
      thingOf(billToPay),
      thingOf(credit),
    ])
  })

  it('are read as they were written, of two orders, and each is its own order’s', () => {
    const other = { ...billToPay, ticket: '1043', amount: cents(12_00), totals: { charged: cents(12_00), grandTotal: cents(15_00) } }
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
    records.record({ ...billToPay, key: 'a' })
    vi.setSystemTime(2_000)
    records.record({ ...other, key: 'b' })
    // The sum that was due then is read again, and not from the record.
    const agreedOf = (what: typeof billToPay) => Object.fromEntries(Object.entries(what).filter(([name]) => name !== 'due'))
    const { isOwn } = paymentRules(link)
    vi.setSystemTime(3_000)
    expect(records.list()).toEqual([
      { ...agreedOf(billToPay), key: 'a', startedAt: 1_000 },
      { ...agreedOf(other), key: 'b', startedAt: 2_000 },
    ])
    expect(records.list().map((attempt) => !isForeign(attempt) && isOwn(attempt))).toEqual([true, false])
  })

  it('are none of another kind, and of no sum that is not cents', () => {
    records.record({ ...billToPay, key: 'own' })
    const nameOf = (key: string) => `platewell.testenterprise.pos.unresolved.${key}`
    const own: unknown = JSON.parse(window.localStorage.getItem(nameOf('own')) ?? '')
    for (const [key, changed] of Object.entries({ units: { totals: { charged: 97.88, grandTotal: 122.88 } }, other: { kind: 'refund' } }))
      window.localStorage.setItem(nameOf(key), JSON.stringify(Object.assign({}, own, changed)))
    expect(records.list().map(({ key }) => key)).toEqual(['own'])
  })
})
