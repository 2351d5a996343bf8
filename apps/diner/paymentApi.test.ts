import { beforeEach, describe, expect, it } from 'vitest'
import { minimalTicketWire, sharedTicket } from '../../features/bill/examples/bill.ts'
import { linesTicket } from '../../features/bill/examples/lines.ts'
import { checkToPay } from '../../features/diner/examples/payments.ts'
import { dinerTickets, dinerVenues, openCheck } from '../../features/diner/examples/checks.ts'
import type { BillChoice } from '../../features/bill/sums/billAmounts.ts'
import type { Ticket } from '../../features/bill/ticket.ts'
import { getCheckAmounts, getPaying } from '../../features/diner/checkToPay.ts'
import { answered } from '../../features/shared/api/answers/answer.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { answer, json, sent } from '../runtime/testing/server.ts'
import { paymentApi, records } from './paymentApi.ts'

const options = { signal: new AbortController().signal }

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
})

describe('DIN-01 a payment is sent', () => {
  const venue = { ...dinerVenues.member, projectId: '70' }
  const { ticket: dinner, choice } = openCheck(venue, dinerTickets.dinner)

  async function bodyOf(changed: Partial<BillChoice>, paymentMethodId: string | null = 'pm_visa', ticket: Ticket = dinner) {
    const amounts = getCheckAmounts(ticket, venue, { ...choice, ...changed }, new Date('2026-11-20T23:30:00Z'))
    const paying = getPaying({ pos: 'tableside', location: 'harbor', ticket: '1042' }, venue, ticket, amounts)
    if ('blocked' in paying) throw new Error(paying.blocked)
    answer(() => json({ outcome: 'closed' }, 422))
    await paymentApi.send({ ...paying, key: 'key-1', paymentMethodId }, options)
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
        amount_to_charge: '77.88',
        payment_method_id: 'pm_visa',
      },
    })
  })

  it('SPL-01 POS-18 as a part: how much of the bill, and what stays unpaid', async () => {
    const { body } = await bodyOf({ part: { kind: 'amount', typed: '51.84' } }, 'pm_visa', sharedTicket)
    expect(body).toMatchObject({
      bill_amount_due: '80.00',
      amount: '51.84',
      partial_payment: true,
      bill_amount_to_leave_unpaid: '38.16',
      tip: { amount: 960 },
    })
  })

  it('SPL-01 as lines: their ids, and the sum of their shares', async () => {
    const ids = ['line-4', 'line-1', 'gone']
    const { body } = await bodyOf({ part: { kind: 'lines', ids } }, 'pm_visa', linesTicket)
    expect(body).toMatchObject({ amount: '60.68', line_ids: ['line-1', 'line-4'], bill_amount_to_leave_unpaid: '55.36' })
    expect((await bodyOf({})).body).not.toHaveProperty('line_ids')
  })

  it('without a tip where there is none, or no card to pay it', async () => {
    expect((await bodyOf({ tip: { kind: 'preset', value: 0 } })).body).not.toHaveProperty('tip')
    expect((await bodyOf({}, null)).body).not.toHaveProperty('tip')
  })
})

it('NET-08 an answer that names another check says nothing of this one: the payment is looked up', async () => {
  await records.sendAlone({ ...checkToPay, key: 'own' }, async () => answered('sent'))
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
