import { harborBrand } from '../../shared/api/examples/harborBrand.ts'
import type { TicketWire } from '../reading/ticketWire.ts'
import type { OfferWire } from '../reading/offersWire.ts'
import type { VenueWire } from '../reading/venueWire.ts'
import type { UserWire } from '../../checkout/wire/memberWire.ts'
import { openTickets } from './bill.ts'
import { linesWire } from './lines.ts'

/** The slug of the sandbox's point of sale, in the links of orders. */
export const posSlug = 'tableside'

/** The saved cards of every member. A payment with the second one is declined. */
export const savedCards: NonNullable<UserWire['credit_cards']> = [
  { id: 'pm_saved_visa', brand: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 },
  { id: 'pm_declined_insufficient_funds_2', brand: 'Mastercard', last_four: '9995', exp_month: 2, exp_year: 2028 },
]

/** Three rewards that a diner has claimed: one can be used, one needs a larger bill, one has expired. */
export const claimedOffers: OfferWire[] = [
  {
    id: 12,
    type: 'bill_offer',
    name: '$20 off dinner',
    minimum_spend_amount: '60.00',
    expiration: { mode: 'no_expiration' },
    claim_details: { balance: '20.00', expires_at: '2036-12-20T23:00:00Z', offer_claim_id: 881 },
  },
  {
    id: 13,
    type: 'bill_offer',
    name: '$50 off a feast',
    minimum_spend_amount: '250.00',
    expiration: { mode: 'no_expiration' },
    claim_details: { balance: '50.00', offer_claim_id: 882 },
  },
  {
    id: 14,
    type: 'bill_offer',
    name: 'Welcome dessert',
    expiration: { mode: 'set_date', date: '2026-01-31' },
    claim_details: { balance: '10.00', offer_claim_id: 883 },
  },
]

const harbor: VenueWire = {
  project_id: 70,
  project_slug: 'harbor-and-rye',
  name: 'Harbor & Rye',
  location_type: 'ProjectLocation',
  location_id: 700,
  gift_card_options: [
    { id: 501, amount: '50.00', credit_to_give: '60.00', hidden: false },
    { id: 502, amount: '100.00', credit_to_give: '130.00', hidden: false },
    { id: 503, amount: '500.00', credit_to_give: '700.00', hidden: true },
  ],
  sub_credit_back_percent: 0.2,
  timezone: 'America/New_York',
  stripe_public_key: 'pk_sandbox',
}

/** The venues of the sandbox's point of sale, by the location in the link. */
export const venues: Readonly<Record<string, VenueWire>> = {
  harbor: { ...harbor, brand: harborBrand },
  /** A project without locations. */
  kumo: {
    ...harbor,
    project_id: 71,
    project_slug: 'kumo-ramen',
    name: 'Kumo Ramen',
    location_type: 'Project',
    location_id: null,
    default_tip: 18,
  },
  /** The restaurant takes no tip here. */
  juniper: { ...harbor, project_id: 72, project_slug: 'juniper-house', name: 'Juniper House', location_id: 702, default_tip: -1 },
  /** The order has the tip already. */
  saffron: { ...harbor, project_id: 73, project_slug: 'saffron-row', name: 'Saffron Row', location_id: 706, tip_skippable: true },
  /** Only members pay here. */
  lark: { ...harbor, project_id: 74, project_slug: 'lark-and-loaf', name: 'Lark & Loaf', location_id: 705, requires_authentication: true },
  /** Its amounts are New Zealand dollars, wherever the deployment is. */
  tui: {
    ...harbor,
    project_id: 75,
    project_slug: 'tui-street',
    name: 'Tui Street Kitchen',
    location_id: 707,
    country_code: 'NZ',
    timezone: 'Pacific/Auckland',
  },
  /** Known to the point of sale, but to no project. */
  closed: {},
}

const dinner = openTickets.dinner

/** Bills with another end than success and the link's return address. */
export const tillDownTicket = '1048'
export const overridingTicket = '1049'

export const venueTickets: Readonly<Record<string, TicketWire>> = {
  '1042': openTickets.dinner,
  '1043': openTickets.partPaid,
  '1044': openTickets.gratuity,
  /** Charges of the restaurant: one says what it is for. */
  '1050': openTickets.fee,
  /** Its lines can be paid one by one. */
  '1051': linesWire,
  /** Less than $10: tips in dollars. */
  '1045': {
    ticket_code: '1045',
    bill_amount: '7.50',
    bill_total: '7.50',
    bill_amount_due: '7.50',
    taxes: [],
    line_items: [
      { name: 'Flat white', quantity: 1, amount: '4.50' },
      { name: 'Croissant', quantity: 1, amount: '3.00' },
    ],
    tip_calculation_base: '7.50',
  },
  /** Nothing to pay. */
  '1046': { ticket_code: '1046', bill_amount: '0.00', bill_total: '0.00', bill_amount_due: '0.00' },
  '1047': openTickets.houseAccount,
  /** The till does not hear of the payment at first. */
  [tillDownTicket]: { ...dinner, id: tillDownTicket },
  /** The payment's answer leads elsewhere than the link. */
  [overridingTicket]: { ...dinner, id: overridingTicket },
}

/** The bills of each table's code. A code ends once all of its bills are paid. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  '7': ['1047'],
  '12': ['1042', '1043', '1044'],
  '14': ['1051'],
  /** Its visit is over. */
  ended: ['1046'],
}
