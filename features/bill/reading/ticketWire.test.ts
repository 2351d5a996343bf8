import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { decodeAnswer } from '../../shared/api/dropped.ts'
import { gratuityTicket, gratuityWire, minimalTicketWire, oddTicketWires, ticket, ticketWire } from '../examples/bill.ts'
import { ticketIn } from '../ticket.ts'
import { ticketBody, ticketResponse } from './ticketWire.ts'

const read = (said: object) => ticketIn('USD')(z.parse(ticketBody, { ...ticketWire, ...said }))

describe('B §3 a ticket', () => {
  it('is read field by field, as a body and as { ticket }', () => {
    expect(read({})).toEqual(ticket)
    expect(z.parse(ticketResponse, { ticket: ticketWire })).toEqual(z.parse(ticketBody, ticketWire))
    expect(read(gratuityWire)).toEqual(gratuityTicket)
  })

  it('needs its amount and its total only', () => {
    expect(z.parse(ticketBody, minimalTicketWire)).toEqual({
      code: null,
      amount: 4_000,
      total: 4_000,
      due: 4_000,
      leftUnpaid: 0,
      houseAccount: 0,
      cardOnly: 0,
      taxes: [],
      serviceCharges: [],
      deliveryFee: 0,
      lineItems: [],
      itemOffers: [],
      tipBase: 4_000,
      openAttempt: null,
      lastPayment: null,
      employeePin: null,
    })
  })

  it.each([
    [{ id: null, ticket_code: 77 }, { code: '77' }],
    [{ id: ' ' }, { code: ' ' }],
    [{ bill_amount_due: '51.84' }, { due: 5_184 }],
    [{ bill_amount_due: null, bill_amount_to_leave_unpaid: '3.68' }, { due: 10_000 }],
    [{ bill_amount_due: null, bill_amount_to_leave_unpaid: 500 }, { due: 0 }],
    [
      { bill_amount_due: '50.00', bill_amount_to_leave_unpaid: '53.68' },
      { due: 50_00, leftUnpaid: 53_68 },
    ],
    [
      { bill_amount_due: '103.68', bill_amount_to_leave_unpaid: '50.00' },
      { due: 53_68, leftUnpaid: 50_00 },
    ],
    [{ bill_amount_due: 0 }, { due: 0, leftUnpaid: 0 }],
    [{ bill_house_account_amount: '20.00' }, { houseAccount: 2_000 }],
    [{ bill_house_account_amount: 500 }, { houseAccount: 10_368, cardOnly: 0 }],
    [{ bill_card_amount: 500 }, { cardOnly: 10_368 }],
    [
      { bill_house_account_amount: 100, bill_card_amount: 50 },
      { houseAccount: 10_000, cardOnly: 368 },
    ],
    [{ tip_calculation_base: null }, { tipBase: 10_368 }],
    [{ delivery_fee: '4.99' }, { deliveryFee: 499 }],
    [{ taxes: [{ display_amount: '$1,204.20' }] }, { taxes: [{ label: 'Tax', amount: 120_420 }] }],
    [{ line_items: [{ name: 'Loyalty', amount: -5 }] }, { lineItems: [{ name: 'Loyalty', quantity: 1, amount: -500 }] }],
  ])('is read with %j', (said, expected) => {
    expect(read(said)).toMatchObject(expected)
  })

  it('SPL-01 has the till’s names of its lines, also as numbers; where a line cannot be read, none can be paid alone', () => {
    const lines = [
      { id: 7, name: 'Soup', amount: '9.00', paid: true },
      { id: ' ', name: 'Bread', amount: 4 },
      { id: null, name: 'Water', amount: 0 },
    ]
    const [soup, bread, water] = [{ name: 'Soup', paid: true }, { name: 'Bread' }, { name: 'Water' }]
    expect(read({ line_items: lines }).lineItems).toMatchObject([{ ...soup, id: '7' }, { ...bread, id: ' ' }, water])
    expect(read({ line_items: lines }).lineItems[2]?.id).toBeNull()
    const unread = read({ line_items: [...lines, { id: 8, name: 'Steak', amount: 'market price' }] }).lineItems
    expect(unread).toMatchObject([soup, bread, water])
    for (const { id } of unread) expect(id).toBeNull()
  })

  it('SPL-01 counts no line as open whose payment cannot be read: none is paid alone, and all are shown', () => {
    const lines = [
      { id: 7, name: 'Soup', amount: '9.00', paid: 'by card' },
      { id: 8, name: 'Bread', amount: 4, paid: false },
    ]
    expect(read({ line_items: lines }).lineItems).toMatchObject([
      { id: null, name: 'Soup' },
      { id: null, name: 'Bread' },
    ])
  })

  const charge = { type: 'gratuity', label: 'Gratuity', due: '10.00' }
  it.each([
    [charge, { kind: 'gratuity', amount: 1_000, due: 1_000, cardOnly: 0 }],
    [{ ...charge, label: null }, { label: 'Gratuity' }],
    [
      { ...charge, type: 'suggested_tip', label: null },
      { kind: 'suggestedTip', label: 'Suggested tip' },
    ],
    [
      { label: 'Kitchen fee', amount: 3 },
      { kind: 'fee', label: 'Kitchen fee', amount: 300, due: 300 },
    ],
    [
      { ...charge, amount: 20 },
      { amount: 2_000, due: 1_000 },
    ],
    [{ ...charge, bill_card: true }, { cardOnly: 1_000 }],
    [{ ...charge, bill_card: false }, { cardOnly: 0 }],
    [{ ...charge, bill_card: '4.00' }, { cardOnly: 400 }],
    [{ ...charge, bill_card: 99 }, { cardOnly: 1_000 }],
  ])('reads the service charge %j', (said, expected) => {
    expect(read({ service_charges: [said] }).serviceCharges).toMatchObject([expected])
  })

  it('LAW-04 LAW-08 reads what a charge is for and how it is distributed, and claims nothing without it', () => {
    expect(
      read({ service_charges: [{ ...charge, purpose: 'For the kitchen team.', percent: '20', goes_to: 'the kitchen' }] }).serviceCharges[0],
    ).toMatchObject({ purpose: 'For the kitchen team.', percent: 20, goesTo: 'the kitchen' })
    expect(read({ service_charges: [{ amount: 4, purpose: ' ', percent: 'much', goes_to: 7 }] }).serviceCharges[0]).toEqual({
      kind: 'fee',
      label: 'Charge',
      amount: 400,
      due: 400,
      cardOnly: 0,
    })
  })

  it('asks no card for a suggested tip', () => {
    const service_charges = [
      { type: 'suggested_tip', due: 10, bill_card: true },
      { ...charge, bill_card: true },
    ]
    expect(read({ bill_card_amount: null, service_charges }).cardOnly).toBe(1_000)
  })

  it('is read without its odd parts, which are reported', () => {
    expect(z.parse(ticketBody, oddTicketWires.nulls)).toMatchObject({
      due: 10_368,
      taxes: [],
      serviceCharges: [],
      lineItems: [],
      openAttempt: null,
      lastPayment: null,
      employeePin: null,
    })
    const { decoded, dropped } = decodeAnswer(ticketBody, oddTicketWires.badParts)
    expect(decoded.data).toMatchObject({
      serviceCharges: [{ kind: 'fee', label: 'Charge', amount: 1_500 }],
      lineItems: [{ name: 'Bread', quantity: 1, amount: -400 }],
      openAttempt: null,
      lastPayment: null,
      employeePin: '417',
    })
    expect(dropped.flatMap(({ at }) => at)).toContain('/line_items/0')
  })
})

it('POS-12 is read with the payments that the server names; what cannot be read of them costs no bill', () => {
  const read = (said: object) => z.parse(ticketBody, { ...ticketWire, ...said })
  const paid = { id: 7, amount: '78.68', paid_at: '2026-11-20T18:31:00Z', till_informed: false }
  expect(read({ open_attempt: { id: 'a', amount: '40.00' }, last_payment: paid })).toMatchObject({
    openAttempt: { amount: 40_00 },
    lastPayment: { id: '7', amount: 78_68, at: Date.UTC(2026, 10, 20, 18, 31), tillKnows: false },
  })
  expect(read({ open_attempt: {}, last_payment: { id: 7 } })).toMatchObject({
    openAttempt: { amount: null },
    lastPayment: { id: '7', amount: null, at: null, tillKnows: true },
  })
  // One that cannot be told apart, and a till that may not know, are asked about.
  for (const till_informed of ['odd', {}, 'no', false])
    expect(read({ last_payment: { ...paid, id: null, till_informed } }).lastPayment).toMatchObject({
      id: '2026-11-20T18:31:00.000Z',
      tillKnows: false,
    })
  for (const said of [{}, { open_attempt: null, last_payment: null }, { open_attempt: 'odd' }])
    expect(read(said)).toMatchObject({ openAttempt: null, lastPayment: null, due: 103_68 })
  for (const last_payment of ['odd', [], 7])
    expect(read({ last_payment })).toMatchObject({ lastPayment: { tillKnows: false }, due: 103_68 })
})
