import { beforeEach, describe, expect, it } from 'vitest'
import { after, agreedOnBill, billToPay, link, loading, receipt } from '../../features/pos/examples/examples.ts'
import { paymentRules, thingOf } from '../../features/pos/toPay.ts'
import { cents } from '../../features/shared/money/money.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { records } from './paymentApi.ts'

beforeEach(() => void stubBrowser())

const credit = { ...billToPay, kind: 'credit', optionId: '501', agreed: undefined, amount: cents(50_00) } as const

describe('NET-08 the records of an order’s payments', () => {
  it('keep back only a payment of the same bill, or of the same credit', () => {
    const others = [billToPay, { ...billToPay, ticket: '1043' }, { ...billToPay, location: 'quay' }, credit, { ...credit, optionId: '502' }]
    expect(new Set(others.map(thingOf)).size).toBe(others.length)
    expect([thingOf({ ...billToPay, agreed: undefined }), thingOf({ ...credit, ticket: '1043' })]).toEqual([
      thingOf(billToPay),
      thingOf(credit),
    ])
  })

  it('are none of another kind, and have no agreement with a sum that is not cents', () => {
    records.record({ ...billToPay, key: 'own' })
    const nameOf = (key: string) => `platewell.testenterprise.pos.unresolved.${key}`
    const own: unknown = JSON.parse(window.localStorage.getItem(nameOf('own')) ?? '')
    for (const [key, changed] of Object.entries({ units: { agreed: { ...agreedOnBill, total: 103.68 } }, other: { kind: 'refund' } }))
      window.localStorage.setItem(nameOf(key), JSON.stringify(Object.assign({}, own, changed)))
    expect(records.list().map(({ key }) => key)).toEqual(['own', 'units'])
    expect(['own', 'units'].map((key) => records.find(key)?.agreed)).toEqual([agreedOnBill, undefined])
  })

  it('of release 0.2 are listed, and shown without an agreement', () => {
    const totals = { charged: 97_88, grandTotal: 122_88 }
    const released = { kind: 'bill', ticket: '1042', posSlug: 'tableside', location: 'harbor', restaurant: 'Harbor & Rye', totals }
    const record = { ...released, amount: 97_88, at: 1 }
    window.localStorage.setItem('platewell.testenterprise.pos.unresolved.old', JSON.stringify(record))
    const attempt = records.find('old')
    if (!attempt) throw new Error('The record is gone.')
    expect([records.list().map(({ key }) => key), paymentRules(link).isOwn(attempt)]).toEqual([['old'], true])
    expect(after(loading, { type: 'paid', receipt, attempt, isEarlier: true })).toMatchObject({
      status: 'success',
      paid: { check: '1042', amount: 97_88, agreed: null },
      isProof: false,
    })
  })
})
