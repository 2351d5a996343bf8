import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import * as gifts from '../../bulk-gifting/api.ts'
import * as credit from '../../checkout/api.ts'
import * as bills from '../../bill/paid/api.ts'
import * as diner from '../../diner/api.ts'
import * as managers from '../../managers/checkout/api.ts'
import * as refunds from '../../managers/refund/api.ts'
import * as pos from '../../pos/api.ts'

type Surface = {
  readonly surface: string
  /** The answers to an attempt itself and to the bank's confirmation, where they are read by their outcome. */
  readonly charges: readonly z.ZodMiniType[]
  readonly close: z.ZodMiniType
  readonly lookUp: z.ZodMiniType
  readonly success: object
  /** The part of the success that may contradict it. */
  readonly part?: string
  /** A refund is not declined and has no bank confirmation, nor has a manager's payment. */
  readonly mayBeUnpaid: boolean
}

const surfaces: readonly Surface[] = [
  {
    surface: 'credit',
    charges: [credit.purchase.response, credit.completePurchase.response],
    close: credit.closePurchase.response,
    lookUp: credit.lookUpPurchase.response,
    success: { outcome: 'purchased', purchase: { id: 5 } },
    part: 'purchase',
    mayBeUnpaid: true,
  },
  {
    surface: 'a bill',
    charges: [diner.payTicket.response, bills.completePayment.response],
    close: bills.closePayment.response,
    lookUp: bills.lookUpPayment.response,
    success: { outcome: 'paid', payment: { id: 5 } },
    part: 'payment',
    mayBeUnpaid: true,
  },
  {
    surface: 'refund',
    charges: [],
    close: refunds.closeRefund.response,
    lookUp: refunds.lookUpRefund.response,
    success: { outcome: 'refunded', id: 5 },
    mayBeUnpaid: false,
  },
  {
    surface: 'bulk gifting',
    charges: [gifts.placeOrder.response, gifts.completeOrder.response],
    close: gifts.closeOrder.response,
    lookUp: gifts.lookUpOrder.response,
    success: { outcome: 'ordered', order: { id: 5 } },
    part: 'order',
    mayBeUnpaid: true,
  },
]

const contradictions = [
  { status: 'failed' },
  { errors: ['card_declined'] },
  { error: { code: 'x' } },
  { success: false },
  { paid: false },
  { requires_action: true },
  // Neither yes nor no: a server that names how the bank asks, for example.
  { requires_action: { type: 'redirect' } },
  { success: 'partly' },
  { client_secret: 'cs_1' },
]

describe.each(surfaces)('NET-08 the result of an attempt: $surface', ({ charges, close, lookUp, success, part, mayBeUnpaid }) => {
  const responses = [...charges, close, lookUp]
  const readBy = (body: unknown) => responses.map((response) => z.safeParse(response, body).data)
  const by = (charge: unknown, closed: unknown, found: unknown) => [...charges.map(() => charge), closed, found]
  const all = (expected: unknown) => by(expected, expected, expected)

  it('is the same from every call that says it', () => {
    const [read, ...others] = readBy(success)
    expect(read).toMatchObject({ outcome: 'paid' })
    for (const other of others) expect(other).toEqual(read)
    const agreeing = { status: 'Succeeded', errors: [], paid: true, requires_action: false, client_secret: null }
    expect(readBy({ ...success, ...agreeing })).toEqual(all(read))
    if (part !== undefined) expect(readBy({ ...success, [part]: { id: 5, ...agreeing } })).toEqual(all(read))
  })

  it.each(contradictions)('is looked up where the success contradicts itself: %j', (said) => {
    expect(readBy({ ...success, ...said })).toEqual(all(undefined))
    if (part !== undefined) expect(readBy({ ...success, [part]: { id: 5, ...said } })).toEqual(all(undefined))
  })

  it('charges nothing where the card is declined, or the bank asks first', () => {
    const expected = (charge: object) => all(mayBeUnpaid ? charge : undefined)
    expect(readBy({ outcome: 'declined', decline_code: 'expired_card' })).toEqual(expected({ outcome: 'declined', code: 'expired_card' }))
    for (const decline_code of [null, undefined, 7])
      expect(readBy({ outcome: 'declined', decline_code })).toEqual(expected({ outcome: 'declined', code: '' }))
    expect(readBy({ outcome: 'requires_action', client_secret: 's' })).toEqual(expected({ outcome: 'requiresAction', clientSecret: 's' }))
    for (const client_secret of [null, undefined, '', 7])
      expect(readBy({ outcome: 'requires_action', client_secret })).toEqual(all(undefined))
  })

  it('is closed or unknown only for the calls that can answer so', () => {
    const [closed, unknown] = [{ outcome: 'closed' }, { outcome: 'unknown' }]
    expect(readBy(closed)).toEqual(by(undefined, closed, closed))
    expect(readBy(unknown)).toEqual(by(undefined, undefined, unknown))
  })

  it.each([null, [], {}, { outcome: null }, { outcome: 'Paid' }, { outcome: 'charged' }, { outcome: '' }])(
    'is not read from %j',
    (said) => {
      expect(readBy(said)).toEqual(all(undefined))
      const { outcome: _, ...without } = z.parse(z.looseObject({ outcome: z.string() }), success)
      for (const response of [close, lookUp]) expect(z.safeParse(response, without).success).toBe(false)
    },
  )
})

const unsettled = [
  ['processing', 'pending', 'in progress', 'submitted', 'queued', 'created', 'open', 'draft', 'incomplete', 'unpaid', 'authorized'],
  ['requires action', 'requires capture', 'requires confirmation', 'requires payment method', 'on hold', 'awaiting funds', 'canceled'],
].flat()
const notFinal = fc
  .constantFrom(...unsettled)
  .chain((word) => fc.constantFrom(word, word.toUpperCase(), ` ${word} `, word.replaceAll(' ', '_')))

/** A refund that is on its way has an outcome of its own. */
const payments = surfaces.filter(({ surface }) => surface !== 'refund')

it.each(payments)('NET-08 a payment that is not final is looked up: $surface', ({ charges, close, lookUp, success, part = '' }) => {
  const outcomes = (body: object) =>
    [...charges, close, lookUp].map(
      (response) => z.safeParse(z.looseObject({ outcome: z.string() }), z.safeParse(response, body).data).data?.outcome,
    )
  expect(new Set(outcomes(success))).toEqual(new Set(['paid']))
  fc.assert(
    fc.property(notFinal, (status) => {
      for (const body of [
        { ...success, status },
        { ...success, [part]: { id: 5, status } },
      ])
        expect(outcomes(body)).not.toContain('paid')
      for (const response of [...charges, close, lookUp]) expect(z.safeParse(response, { ...success, outcome: status }).success).toBe(false)
    }),
  )
})

it('NET-08 a payment that is not final is looked up: an answer without an outcome', () => {
  const success = { pos_success: {}, transaction: { id: 5 } }
  const outcomes = (body: object) =>
    [pos.payBill, pos.buyCredit, managers.payTicket].map(({ response }) => z.safeParse(response, body).data?.outcome)
  expect(outcomes(success)).toEqual(['paid', 'paid', 'paid'])
  fc.assert(
    fc.property(notFinal, (status) => {
      for (const body of [
        { ...success, status },
        { ...success, transaction: { id: 5, status } },
      ])
        expect(outcomes(body)).not.toContain('paid')
    }),
  )
})
