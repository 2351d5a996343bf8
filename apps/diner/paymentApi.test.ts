import { beforeEach, describe, expect, it } from 'vitest'
import { minimalTicketWire } from '../../features/bill/examples/bill.ts'
import { type CheckToPay, thingOf } from '../../features/diner/checkToPay.ts'
import { answered } from '../../features/shared/api/answers/answer.ts'
import { cents } from '../../features/shared/money/money.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { answer, json, sent } from '../runtime/testing/server.ts'
import { paymentApi, records } from './paymentApi.ts'

const what: CheckToPay = {
  thing: thingOf({ pos: 'tableside', location: 'harbor', ticket: '1042' }),
  name: null,
  amount: cents(97_88),
  currency: 'USD',
  pos: 'tableside',
  location: 'harbor',
  ticket: '1042',
  due: cents(103_68),
  tip: cents(19_20),
  cash: cents(25_00),
  claimId: '881',
}
const options = { signal: new AbortController().signal }

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
})

describe('DIN-01 a payment is sent', () => {
  const bodyOf = async (change: Partial<CheckToPay>, paymentMethodId: string | null = 'pm_visa') => {
    answer(() => json({ outcome: 'closed' }, 422))
    const details = { projectId: '70', locationId: '700' }
    await paymentApi.send({ key: 'key-1', what: { ...what, ...change }, details, paymentMethodId }, options)
    const request = sent.at(-1)
    return { url: request?.url, key: request?.headers.get('Idempotency-Key'), body: (await request?.json()) as unknown }
  }

  it('under its key, with all that was agreed', async () => {
    expect(await bodyOf({})).toEqual({
      url: 'https://api.example/api/v4/projects/70/tickets/1042/payments',
      key: 'key-1',
      body: {
        pos: 'tableside',
        location_id: '700',
        bill_amount_due: '103.68',
        amount: '103.68',
        partial_payment: false,
        bill_amount_to_leave_unpaid: '0.00',
        offer_claim_id: '881',
        credit_amount: '25.00',
        tip: { amount: 1920, stripe_source_id: 'pm_visa' },
        amount_to_charge: '97.88',
        payment_method_id: 'pm_visa',
      },
    })
  })

  it('SPL-01 POS-18 as a part: how much of the bill, and what stays unpaid', async () => {
    const { body } = await bodyOf({
      part: cents(51_84),
      rest: { ofPayer: cents(51_84), ofBill: cents(51_84) },
      amount: cents(46_44),
      tip: cents(9_60),
    })
    expect(body).toMatchObject({
      bill_amount_due: '103.68',
      amount: '51.84',
      partial_payment: true,
      bill_amount_to_leave_unpaid: '51.84',
      tip: { amount: 960 },
    })
  })

  it('without a tip where there is none, or no card to pay it', async () => {
    expect((await bodyOf({ tip: cents(0) })).body).not.toHaveProperty('tip')
    expect((await bodyOf({}, null)).body).not.toHaveProperty('tip')
  })
})

it('NET-08 an answer that names another check says nothing of this one: the payment is looked up', async () => {
  await records.sendAlone({ ...what, code: '1042', key: 'own' }, async () => answered('sent'))
  const { lookUp, close, complete } = paymentApi
  for (const [id, ok] of [
    ['9999', false],
    ['1042', true],
  ] as const) {
    answer(() => json({ outcome: 'paid', payment: { ticket: { ...minimalTicketWire, id } } }))
    for (const ask of [lookUp, close, complete]) expect(await ask?.('own', options)).toMatchObject({ ok })
    // For a payment that this device did not make, only the answer counts.
    expect(await lookUp('other', options)).toMatchObject({ ok: true })
  }
})
