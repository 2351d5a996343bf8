import * as z from 'zod/mini'
import { harborBrand } from '../../shared/api/examples/harborBrand.ts'
import { getVenue } from '../../bill/api.ts'
import { ticketIn } from '../../bill/ticket.ts'
import { ticketBody } from '../../bill/reading/ticketWire.ts'
import type { BillReceipt, PaymentWire } from '../../bill/paid/receiptWire.ts'
import { payTicket } from '../api.ts'
import type { CheckView } from '../checkView.ts'
import { firstChoice, getCheckAmounts } from '../checkToPay.ts'
import { claimedOffers, savedCards, venueTickets, venues } from '../../bill/examples/venues.ts'

/** A check that a member paid with a reward, their balance and a card. */
const paidCheck = {
  id: 'check-31',
  created_at: '2026-11-20T23:41:00Z',
  timezone: 'America/New_York',
  location_name: 'Harbor & Rye',
  location_address: '12 Dock Street, Portland, ME 04101',
  brand: harborBrand,
  tip_amount: '19.20',
  amount_charged: '77.88',
  amount_remaining: '0.00',
  pos_success: {
    payments: [
      { type: 'offer', label: '$20 off dinner', amount: '20.00' },
      { type: 'balance', label: 'Balance', amount: '25.00' },
      { type: 'card', label: 'Visa ending in 4242', amount: '58.68' },
      { type: 'tip', label: 'Tip', amount: '19.20' },
    ],
  },
  subscription_credit_back: { amount: '11.74' },
  prepurchase_bonus: '5.00',
  opt_in_platewell: true,
  new_platewell_balance: '16.74',
} as const satisfies PaymentWire

function receipt(wire: PaymentWire): BillReceipt {
  const charge = z.decode(payTicket.response, { outcome: 'paid', payment: wire })
  if (charge.outcome !== 'paid') throw new Error('The example is paid.')
  return charge.receipt
}

const dinner = venueTickets['1042']
const byGuest = [
  { type: 'card', label: 'Card', amount: '103.68' },
  { type: 'tip', label: 'Tip', amount: '19.20' },
]

export const receipts = {
  member: receipt({ ...paidCheck, ticket: dinner }),
  /** Nobody was signed in: nothing saved, nothing earned. */
  guest: receipt({
    ...paidCheck,
    ticket: dinner,
    brand: null,
    amount_charged: '122.88',
    pos_success: { payments: byGuest },
    subscription_credit_back: null,
    prepurchase_bonus: null,
    opt_in_platewell: false,
    new_platewell_balance: null,
  }),
  tillNotInformed: receipt({ ...paidCheck, ticket: dinner, pos_success: null }),
  /** The answer contains only the fact of the payment. */
  bare: receipt({ pos_success: { payments: [] } }),
  /** The restaurant says what a charge is for. */
  fee: receipt({ ...paidCheck, ticket: venueTickets['1050'] }),
  long: receipt({
    ...paidCheck,
    ticket: dinner && {
      ...dinner,
      line_items: Array.from({ length: 24 }, (_, index) => ({ name: `Tasting course ${index + 1}`, quantity: 1, amount: '4.00' })),
    },
  }),
} as const

const venueOf = (wire: (typeof venues)[string] | undefined) => z.decode(getVenue.response, { data: wire ?? {} })

export const dinerVenues = {
  guest: venueOf(venues['harbor']),
  member: venueOf({ ...venues['harbor'], balance: '25.00', credit_cards: savedCards, offers: claimedOffers }),
  /** The balance pays everything. */
  rich: venueOf({ ...venues['juniper'], balance: '500.00', credit_cards: savedCards }),
  withoutTips: venueOf(venues['juniper']),
}

const ticketOf = (number: string) => ticketIn('USD')(z.parse(ticketBody, venueTickets[number]))

export const dinerTickets = {
  dinner: ticketOf('1042'),
  partPaid: ticketOf('1043'),
  fee: ticketOf('1050'),
  paid: { ...ticketOf('1042'), due: ticketOf('1046').due },
}

type Ticket = (typeof dinerTickets)['dinner']
type Venue = (typeof dinerVenues)['guest']

/** A check before anything is chosen. */
export function openCheck(venue: Venue, ticket: Ticket) {
  const now = new Date('2026-11-20T23:30:00Z')
  const choice = firstChoice(ticket, venue, now)
  const amounts = getCheckAmounts(ticket, venue, choice, now)
  return { venue, ticket, choice, amounts }
}

export const checkViews = {
  loading: { status: 'loading' },
  failed: { status: 'failed', cause: { kind: 'offline' } },
  notFound: { status: 'notFound' },
  severalBills: {
    status: 'severalBills',
    venue: dinerVenues.guest,
    bills: [
      { ...dinerTickets.dinner, code: '1042' },
      { ...dinerTickets.partPaid, code: '1043' },
      { ...dinerTickets.paid, code: '1044' },
    ],
  },
} as const satisfies { readonly [S in CheckView['status']]?: Extract<CheckView, { readonly status: S }> }
