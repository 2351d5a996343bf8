import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getTableTickets, getVenue, getVenueTicket } from '../../bill/api.ts'
import { gratuityWire, locationRulesWire } from '../../bill/examples/bill.ts'
import { venues } from '../../bill/examples/venues.ts'
import { orderResponse } from '../../checkout/wire/orderWire.ts'
import { offerResponse } from '../../claim/offerWire.ts'
import { getLocations } from '../../managers/api.ts'
import { getTicket } from '../../managers/check/api.ts'
import { panelResponse } from '../../store/panelWire.ts'
import { decidingFlag } from './wire.ts'

/** A field that decides a sum or a right: the surface that reads it, the answer it stands in, its path there, and values for it. */
type Row = readonly [surface: string, answer: string, response: z.ZodMiniType, body: object, path: string, unreadable: readonly unknown[]]

const flags = ['maybe', 'yes', 2, {}, [true]]
const amounts = ['$17.28', '17.279999', 17.279999, 'much', -1, {}, true]
const texts = [5, {}, true]
const lists = ['none', 7, {}]

const bill = 'hosted checkout, diner'
const venue = { data: { ...venues['harbor'], balance: '5.00' } }
const wholeTicket = { ...gratuityWire, delivery_fee: '4.00', bill_amount_to_leave_unpaid: '1.00' }
const tables: readonly (readonly [string, string, z.ZodMiniType, object, string])[] = [
  [bill, 'getVenueTicket', getVenueTicket.response, wholeTicket, ''],
  [bill, 'getTableTickets', getTableTickets.response, { tickets: [wholeTicket] }, 'tickets.0.'],
  ['managers', 'getTicket', getTicket.response, { ticket: wholeTicket }, 'ticket.'],
]

const ticketRows = tables.flatMap(([surface, answer, response, body, prefix]): readonly Row[] => {
  const row = (path: string, unreadable: readonly unknown[]): Row => [surface, answer, response, body, prefix + path, unreadable]
  return [
    ...['bill_amount', 'bill_total'].map((path) => row(path, [...amounts, null])),
    ...['bill_amount_due', 'bill_amount_to_leave_unpaid', 'bill_house_account_amount'].map((path) => row(path, amounts)),
    ...['bill_card_amount', 'delivery_fee', 'tip_calculation_base'].map((path) => row(path, amounts)),
    row('service_charges', lists),
    row('service_charges.0', [null, {}, { label: 'No amount' }]),
    row('service_charges.0.amount', amounts),
    row('service_charges.0.due', amounts),
    row('service_charges.0.type', texts),
    row('service_charges.0.bill_card', ['some', {}, -1]),
    row('taxes', lists),
    row('taxes.0.display_amount', ['included', null, {}]),
    row('item_offers', lists),
    row('item_offers.0.amount', [...amounts, null]),
    row('item_offers.0.offer_id', [null, {}, '']),
  ]
})

const venueRow = (path: string, unreadable: readonly unknown[]): Row => [
  bill,
  'getVenue',
  getVenue.response,
  venue,
  `data.${path}`,
  unreadable,
]

const locations = { locations: [{ id: 1, name: 'Harbor & Rye', ...locationRulesWire }] }
const locationRow = (path: string, unreadable: readonly unknown[]): Row => [
  'managers',
  'getLocations',
  getLocations.response,
  locations,
  `locations.0.${path}`,
  unreadable,
]

const offer = { offer: { id: 7, name: 'Welcome dinner', amount: '40.00' } }
const offerRow = (path: string, unreadable: readonly unknown[]): Row => [
  'claim',
  'getOffer',
  offerResponse,
  offer,
  `offer.${path}`,
  unreadable,
]

const panel = { purchase_panel: { project_id: 7, icos: [{ ico_slug: 'ico-50', pay_amount: 50, get_amount: '60.00' }] } }
const panelRow = (path: string): Row => ['store', 'getPanel', panelResponse, panel, `purchase_panel.${path}`, ['maybe', {}, 2]]

const option = { kind: 'ico', id: 'ico-50', name: 'Dining credit', amount: 60, amount_to_charge: 50, credit_to_give: 75.5 }
const order = { purchase_option: option }
const orderRow = (path: string, unreadable: readonly unknown[]): Row => ['checkout', 'getOrder', orderResponse, order, path, unreadable]

/** Each field that decides a sum or a right. What cannot be read makes its answer unreadable: no default takes its place. */
const rows: readonly Row[] = [
  ...ticketRows,
  venueRow('requires_authentication', flags),
  venueRow('tip_skippable', flags),
  venueRow('default_tip', ['usual', {}, true]),
  venueRow('balance', ['$5.00', 'much', 1.234, {}]),
  venueRow('credit_balance', ['$5.00', {}]),
  venueRow('ik_pass_balance', ['$5.00', {}]),
  venueRow('location_type', texts),
  // It decides the currency.
  venueRow('country_code', ['AU', 'nz', '', 7, {}]),
  // Without its id a location would be asked and paid as the whole project.
  venueRow('location_id', [null, undefined, '', {}, true]),
  venueRow('gift_card_options', lists),
  venueRow('gift_card_options.0.hidden', flags),
  venueRow('gift_card_options.0.amount', [...amounts, null]),
  venueRow('gift_card_options.0.credit_to_give', [...amounts, null]),
  ...['supports_split_payment', 'tipping_enabled'].map((path) => locationRow(path, flags)),
  ...['autograt_mode', 'pos_type'].map((path) => locationRow(path, [7, {}, []])),
  // They decide who may claim, and what for.
  ...['restrict_to_new_users', 'require_email_opt_in', 'require_phone_to_claim', 'additional_code_required', 'minimum_spend_required'].map(
    (path) => offerRow(path, [...flags, '']),
  ),
  offerRow('id', [null, 1.5]),
  offerRow('name', [null, '']),
  offerRow('amount', ['plenty', -1]),
  ...['planning', 'disable_gifting', 'platewell_cash', 'raising'].map(panelRow),
  orderRow('purchase_option', [undefined, null]),
  orderRow('purchase_option.kind', ['cash']),
  ...['id', 'name'].map((path) => orderRow(`purchase_option.${path}`, ['', null])),
  ...['amount', 'amount_to_charge', 'credit_to_give'].map((path) => orderRow(`purchase_option.${path}`, [null, -1, 'much', 12.345])),
  ...['autograt_percent', 'tax_percent'].map((path) => locationRow(path, ['most', -1, 101, {}])),
]

function withAt(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(body)) return body.map((entry: unknown, at) => (String(at) === name ? withAt(entry, rest, value) : entry))
  const inner: Readonly<Record<string, unknown>> = { ...(typeof body === 'object' ? body : {}) }
  return { ...inner, [name]: withAt(inner[name], rest, value) }
}

describe('NET-05 what decides a sum or a right is read, or its answer is unreadable', () => {
  it.each(rows)('%s: %s', (_surface, _answer, response, body, path, unreadable) => {
    expect(z.safeParse(response, body).success).toBe(true)
    const read = unreadable.filter((value) => z.safeParse(response, withAt(body, path.split('.'), value)).success)
    expect({ path, read }).toEqual({ path, read: [] })
  })

  it('a flag is true or false in every spelling, and no where it is missing', () => {
    expect([true, 'true', '1', 1].map((value) => z.parse(decidingFlag, value))).toEqual([true, true, true, true])
    expect([false, 'false', 0, null, undefined].map((value) => z.parse(decidingFlag, value))).toEqual(Array(5).fill(false))
  })
})
