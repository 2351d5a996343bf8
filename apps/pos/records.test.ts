import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { billToPay, link } from '../../features/pos/examples/examples.ts'
import { paymentRules } from '../../features/pos/paymentRules.ts'
import { answered } from '../../features/shared/api/answers/answer.ts'
import { cents } from '../../features/shared/money/money.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { records } from './records.ts'

beforeEach(() => void stubBrowser())
afterEach(() => void vi.unstubAllGlobals())

const credit = { ...billToPay, kind: 'credit', optionId: '501', totals: undefined, amount: cents(50_00) } as const
const isSent = async (attempt: Parameters<typeof records.sendAlone>[0]) => {
  const answer = await records.sendAlone(attempt, async () => answered('sent'))
  return answer.ok && answer.value === 'sent'
}

describe('NET-08 the records of an order’s payments', () => {
  it('keep back only a payment of the same bill, or of the same credit', async () => {
    expect(await isSent({ ...billToPay, key: 'a' })).toBe(true)
    expect(await isSent({ ...billToPay, ticket: '1043', key: 'b' })).toBe(true)
    expect(await isSent({ ...billToPay, location: 'quay', key: 'c' })).toBe(true)
    expect(await isSent({ ...credit, key: 'd' })).toBe(true)
    expect(await isSent({ ...credit, optionId: '502', key: 'e' })).toBe(true)
    for (const again of [billToPay, { ...billToPay, amount: cents(1) }, credit, { ...credit, ticket: '1043' }])
      expect(await isSent({ ...again, key: 'z' })).toBe(false)
  })

  it('are read as they were written, of two orders, and each is its own order’s', async () => {
    const other = { ...billToPay, ticket: '1043', amount: cents(12_00), totals: { charged: cents(12_00), grandTotal: cents(15_00) } }
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
    await isSent({ ...billToPay, key: 'a' })
    vi.setSystemTime(2_000)
    await isSent({ ...other, key: 'b' })
    vi.useRealTimers()
    // The sum that was due then is read again, and not from the record.
    const agreedOf = (what: typeof billToPay) => Object.fromEntries(Object.entries(what).filter(([name]) => name !== 'due'))
    const { isOwn } = paymentRules(link)
    vi.spyOn(Date, 'now').mockReturnValue(3_000)
    expect(records.list()).toEqual([
      { ...agreedOf(billToPay), key: 'a', startedAt: 1_000 },
      { ...agreedOf(other), key: 'b', startedAt: 2_000 },
    ])
    expect(records.list().map(isOwn)).toEqual([true, false])
    vi.restoreAllMocks()
  })

  it('of an earlier build, which recorded less, are found; one that is no sum of cents is not', () => {
    const record = { kind: 'bill', ticket: '1042', amount: 97_88, at: Date.now() }
    const write = (key: string, changed: object) =>
      window.localStorage.setItem(`platewell.testenterprise.pos.unresolved.${key}`, JSON.stringify({ ...record, ...changed }))
    write('old', {})
    write('units', { totals: { charged: 97.88, grandTotal: 122.88 } })
    write('other', { kind: 'refund' })
    expect(records.list()).toEqual([{ key: 'old', kind: 'bill', ticket: '1042', amount: 97_88, startedAt: record.at }])
  })
})
