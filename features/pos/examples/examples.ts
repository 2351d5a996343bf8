import { offer, ticket } from '../../bill/examples/bill.ts'
import { noHabit } from '../../bill/reading/tipHabit.ts'
import type { Ticket } from '../../bill/ticket.ts'
import type { SavedCard } from '../../payment/attempt/attempt.ts'
import type { AgreedBill } from '../../bill/paying/agreedBill.ts'
import { linesOf } from '../../payment/agreement.ts'
import { things } from '../../payment/thing.ts'
import { cents } from '../../shared/money/money.ts'
import type { NotPaid, PosEvent, PosPayable, PosReceipt, VenueRead } from '../pos.ts'
import { type PosState, load } from '../states.ts'
import { transition } from '../transition.ts'
import type { OrderLink } from '../link.ts'

export const link: OrderLink = {
  posSlug: 'tableside',
  location: 'harbor',
  ticket: '1042',
  payAmount: null,
  returnUrl: 'https://order.example/check/1042',
}

export const visa: SavedCard = { id: 'card-1', brand: 'Visa', lastFour: '4242', expires: { month: 8, year: 2029 } }
export const mastercard: SavedCard = { id: 'card-2', brand: 'Mastercard', lastFour: '9995', expires: { month: 2, year: 2028 } }

/** A reward that needs a larger bill. */
const largeOffer = {
  ...offer,
  id: '13',
  claimId: '882',
  name: '$50 off a feast',
  minimumSpend: cents(250_00),
  balance: cents(50_00),
  ends: [],
}
const expiredOffer = { ...offer, id: '14', claimId: '883', name: 'Welcome dessert', ends: [{ lastDay: '2026-01-31' }] }

/** A venue where the diner has $25 of credit, two cards and three rewards, one of which has ended. */
export const venue: VenueRead = {
  name: 'Harbor & Rye',
  membersOnly: false,
  projectId: '70',
  projectSlug: 'harbor-and-rye',
  locationId: '700',
  cash: cents(25_00),
  cashParts: null,
  cards: [visa, mastercard],
  creditOptions: [
    { id: '501', pay: cents(50_00), get: cents(60_00) },
    { id: '502', pay: cents(100_00), get: cents(130_00) },
  ],
  offers: [offer, largeOffer, expiredOffer],
  chosenClaimId: null,
  creditBack: 0.2,
  tip: { defaultTip: null, canBeSkipped: false, habit: noHabit },
  timeZone: 'America/New_York',
  currency: null,
  stripeKey: null,
  logo: null,
  purchasePage: 'https://venue.example/buy',
  brand: null,
  readAt: Date.UTC(2026, 10, 20, 18, 30),
}

export const agreedOnBill: AgreedBill = {
  check: link.ticket,
  code: ticket.code,
  restaurant: 'Harbor & Rye',
  timeZone: 'America/New_York',
  currency: 'USD',
  total: cents(103_68),
  due: cents(103_68),
  breakdown: {
    paying: cents(103_68),
    houseAccount: cents(0),
    offer: cents(0),
    cash: cents(25_00),
    card: cents(78_68),
    tip: cents(19_20),
    charged: cents(97_88),
    grandTotal: cents(122_88),
    rest: { ofPayer: cents(0), ofBill: cents(0) },
  },
  serviceCharge: cents(0),
  claimId: null,
  offerName: null,
  earned: cents(15_74),
  lineIds: null,
}

/** The bill of $103.68 with a tip of $19.20, of which the credit pays $25. */
export const billToPay: PosPayable = {
  thing: things.bill({ location: '700', check: link.ticket }),
  name: 'check 1042 at Harbor & Rye',
  at: ['tableside', 'harbor', '1042'],
  currency: 'USD',
  amount: cents(97_88),
  pays: linesOf({ credit: cents(25_00), card: cents(78_68), tip: cents(19_20) }),
  gets: linesOf({ 'credit back': agreedOnBill.earned }),
  due: cents(103_68),
  rest: { ofPayer: cents(0), ofBill: cents(0) },
  consent: null,
  terms: { kind: 'bill', agreed: agreedOnBill },
}

export const creditToPay: PosPayable = {
  thing: things.credit({ location: '700', option: '501' }),
  name: 'credit at Harbor & Rye',
  at: ['tableside', 'harbor', '1042'],
  currency: 'USD',
  amount: cents(50_00),
  pays: linesOf({ card: cents(50_00) }),
  gets: linesOf({ credit: cents(60_00) }),
  due: null,
  rest: null,
  consent: null,
  terms: { kind: 'credit', optionId: '501' },
}

export const [loading] = load(link)

export const after = (state: PosState, ...events: readonly PosEvent[]): PosState =>
  events.reduce<PosState>((before, event) => transition(before, event)[0], state)

/** The bill is read, and differs so from the examples. */
export const billRead = (venueRead: Partial<VenueRead> = {}, ticketRead: Partial<Ticket> = {}): PosEvent => ({
  type: 'billRead',
  venue: { ...venue, ...venueRead },
  ticket: { ...ticket, ...ticketRead },
})

export const receipt: PosReceipt = {
  posInformed: true,
  returnUrl: null,
  charged: null,
  reference: 'payment-7',
  at: Date.UTC(2026, 10, 20, 18, 31),
}

export const paidWith = (read: Partial<PosReceipt> = {}): PosEvent => ({
  type: 'paid',
  receipt: { ...receipt, ...read },
  attempt: { ...billToPay, key: 'key-1' },
})

export const next: PosEvent = { type: 'nextChosen' }
export const notPaid = (reason: NotPaid): PosEvent => ({ type: 'notPaid', reason })
