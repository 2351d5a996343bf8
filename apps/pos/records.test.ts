import { beforeEach, describe, expect, it } from 'vitest'
import { billToPay, creditToPay, link } from '../../features/pos/examples/examples.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { shortHash } from '../../features/shared/api/answers/shortHash.ts'
import { createOrderPayment, records } from './paymentApi.ts'

beforeEach(() => void stubBrowser())

describe('NET-08 the records of an order’s payments', () => {
  it('have the terms of a bill or of credit, and none that cannot be read', () => {
    records.record({ ...billToPay, key: 'own' })
    records.record({ ...creditToPay, key: 'credit' })
    expect(['own', 'credit'].map((key) => records.find(key)?.terms)).toEqual([billToPay.terms, creditToPay.terms])
    const name = `platewell.testenterprise.entry.${shortHash('own')}`
    const own: unknown = JSON.parse(window.localStorage.getItem(name) ?? '')
    window.localStorage.setItem(name, JSON.stringify(Object.assign({}, own, { terms: { kind: 'bill', agreed: { total: 103.68 } } })))
    expect([records.list().map(({ key, terms }) => [key, terms === null]), records.find('own')]).toEqual([
      [
        ['own', true],
        ['credit', false],
      ],
      null,
    ])
  })

  it('name the bill of a link for as long as the page is open, also once another tab has ended the payment', () => {
    records.record({ ...billToPay, key: 'own' })
    const open = () => createOrderPayment(link, { before: () => [], onCards: () => undefined }).rules
    const before = open()
    expect(before.pays()).toBe(billToPay.thing)
    window.localStorage.clear()
    expect([before.pays(), open().pays()]).toEqual([billToPay.thing, null])
  })
})
