import { cents } from '../../shared/money/money.ts'
import type { LocationRules, LocationRulesWire } from '../reading/locationRules.ts'
import type { Offer } from '../sums/offers.ts'
import type { OfferWire } from '../reading/offersWire.ts'
import type { Ticket } from '../ticket.ts'
import type { TicketWire } from '../reading/ticketWire.ts'

/** Dinner for two: $96.00 of food, $7.68 of tax. */
export const ticketWire = {
  id: '1042',
  bill_amount: '103.68',
  bill_total: '103.68',
  bill_amount_due: '103.68',
  bill_house_account_amount: 0,
  bill_card_amount: 0,
  taxes: [{ label: 'Sales tax', display_amount: '$7.68' }],
  service_charges: [],
  line_items: [
    { name: 'Grilled octopus', quantity: 2, amount: '44.00' },
    { name: 'Sea bass', quantity: 1, amount: 38 },
    { name: 'Lemon tart', amount: '14.00' },
  ],
  item_offers: [{ offer_id: 31, amount: '14.00' }],
  tip_calculation_base: '96.00',
  employee_pin: '0417',
} as const satisfies TicketWire

/** The same dinner as a domain value. */
export const ticket: Ticket = {
  currency: 'USD',
  code: '1042',
  amount: cents(103_68),
  total: cents(103_68),
  due: cents(103_68),
  leftUnpaid: cents(0),
  houseAccount: cents(0),
  cardOnly: cents(0),
  taxes: [{ label: 'Sales tax', amount: cents(7_68) }],
  serviceCharges: [],
  deliveryFee: cents(0),
  lineItems: [
    { id: null, name: 'Grilled octopus', quantity: 2, amount: cents(44_00), paid: false },
    { id: null, name: 'Sea bass', quantity: 1, amount: cents(38_00), paid: false },
    { id: null, name: 'Lemon tart', quantity: 1, amount: cents(14_00), paid: false },
  ],
  itemOffers: [{ offerId: '31', amount: cents(14_00) }],
  tipBase: cents(96_00),
  openAttempt: null,
  lastPayment: null,
  employeePin: '0417',
}

/** A payment of it was made, and the till does not know. Another one has begun. */
export const untoldTicket: Ticket = {
  ...ticket,
  openAttempt: { amount: cents(40_00) },
  lastPayment: { id: 'payment-7', amount: cents(78_68), at: Date.UTC(2026, 10, 20, 18, 31), tillKnows: false },
}

/** A large table: an automatic gratuity that only a card may pay. */
export const gratuityWire = {
  ...ticketWire,
  bill_amount: '120.96',
  bill_total: '120.96',
  bill_amount_due: '120.96',
  bill_card_amount: null,
  service_charges: [{ type: 'gratuity', label: 'Gratuity (18%)', amount: '17.28', due: '17.28', bill_card: true }],
} as const satisfies TicketWire

export const gratuityTicket: Ticket = {
  ...ticket,
  amount: cents(120_96),
  total: cents(120_96),
  due: cents(120_96),
  cardOnly: cents(17_28),
  serviceCharges: [{ kind: 'gratuity', label: 'Gratuity (18%)', amount: cents(17_28), due: cents(17_28), cardOnly: cents(17_28) }],
}

export const kitchenFee = {
  type: 'fee',
  label: 'Kitchen fee',
  purpose: 'For the health insurance of the kitchen team.',
  percent: 5,
  goes_to: 'the kitchen team',
  amount: '4.80',
  due: '4.80',
}

/** One charge with its purpose, and another without even a name. */
export const feeWire = {
  ...ticketWire,
  bill_amount: '110.48',
  bill_total: '110.48',
  bill_amount_due: '110.48',
  service_charges: [kitchenFee, { type: null, amount: '2.00', due: '2.00' }],
} as const satisfies TicketWire

export const feeTicket: Ticket = {
  ...ticket,
  amount: cents(110_48),
  total: cents(110_48),
  due: cents(110_48),
  serviceCharges: [
    {
      kind: 'fee',
      label: 'Kitchen fee',
      purpose: 'For the health insurance of the kitchen team.',
      percent: 5,
      goesTo: 'the kitchen team',
      amount: cents(4_80),
      due: cents(4_80),
      cardOnly: cents(0),
    },
    { kind: 'fee', label: 'Charge', amount: cents(2_00), due: cents(2_00), cardOnly: cents(0) },
  ],
}

export const openTickets = {
  dinner: { ...ticketWire, ticket_code: '1042' },
  partPaid: { ...ticketWire, id: '1043', ticket_code: '1043', bill_amount: '51.84', bill_amount_due: '51.84' },
  gratuity: { ...gratuityWire, id: '1044', ticket_code: '1044' },
  /** The restaurant suggests a tip, and a part is on the guest's house account. */
  houseAccount: {
    ...ticketWire,
    id: '1047',
    ticket_code: '1047',
    bill_house_account_amount: '15.00',
    service_charges: [{ type: 'suggested_tip', label: 'Suggested tip', amount: '19.20', due: '19.20' }],
  },
  fee: { ...feeWire, id: '1050', ticket_code: '1050' },
} as const satisfies Record<string, TicketWire>

export const minimalTicketWire = { bill_amount: 40, bill_total: '40.00' } as const satisfies TicketWire

/** Odd bills that are read all the same: other types, nulls, blanks, and parts that cannot be read. */
export const oddTicketWires = {
  nulls: { ...ticketWire, taxes: null, service_charges: null, line_items: null, item_offers: null, delivery_fee: null, employee_pin: null },
  badParts: {
    ...ticketWire,
    service_charges: [{ type: 'corkage', label: ' ', due: 15 }],
    line_items: ['soup', { name: 'Bread', quantity: 0, amount: '-4.00' }],
    employee_pin: 417,
  },
} as const

export const partPaidTicket: Ticket = { ...ticket, amount: cents(51_84), due: cents(51_84) }

/** Others have paid a part, and the order leaves one to others: no two of its sums are the same. */
export const sharedTicket: Ticket = { ...ticket, amount: cents(90_00), due: cents(80_00), leftUnpaid: cents(10_00) }

export const offerWire = {
  id: 12,
  type: 'bill_offer',
  name: '$20 off dinner',
  minimum_spend_amount: '60.00',
  expiration: { mode: 'set_date', date: '2026-12-31' },
  claim_details: { balance: '20.00', expires_at: '2026-12-20T23:00:00Z', offer_claim_id: 881 },
} as const satisfies OfferWire

export const offer: Offer = {
  id: '12',
  claimId: '881',
  name: '$20 off dinner',
  kind: 'bill',
  balance: cents(20_00),
  minimumSpend: cents(60_00),
  ends: [{ lastDay: '2026-12-31' }, { before: new Date('2026-12-20T23:00:00Z') }],
  validDays: null,
  ineligible: null,
}

export const itemOffer: Offer = {
  id: '31',
  claimId: '902',
  name: 'Free dessert',
  kind: 'item',
  balance: cents(15_00),
  minimumSpend: null,
  ends: [],
  validDays: 30,
  ineligible: null,
}

export const locationRulesWire = {
  supports_split_payment: true,
  tipping_enabled: true,
  custom_tip_percent0: 18,
  custom_tip_percent1: '20',
  custom_tip_percent2: 22.5,
  custom_tip_percent3: 25,
  autograt_mode: 'always_on',
  autograt_percent: '18.0',
  autograt_goes_to: 'the servers and the kitchen',
  tax_percent: 8.875,
  pos_type: 'legacy',
} as const satisfies LocationRulesWire

export const locationRules: LocationRules = {
  supportsSplit: true,
  tippingEnabled: true,
  tipPercents: [18, 20, 22.5, 25],
  autoGratuity: 'always',
  autoGratuityPercent: 18,
  autoGratuityGoesTo: 'the servers and the kitchen',
  taxPercent: 8.875,
  isLegacyPos: true,
}
