import { itemOffer, locationRules, offer, partPaidTicket, ticket } from '../../../bill/examples/bill.ts'
import type { Allowed } from '../../../payment/attempt/gate.ts'
import { cents } from '../../../shared/money/money.ts'
import type { GuestDetails } from '../../guestDetails.ts'
import type { Location } from '../../location.ts'
import type { Opening } from '../checkout.ts'
import { type Choices, type ChosenBill, type Setting, firstChoices } from '../choices.ts'
import type { ManagersReceipt } from '../receipt.ts'
import { type CheckPayment, type NotPaid, checkToPay } from '../request.ts'

/** A restaurant with open checks. */
export const location: Location = {
  id: '700',
  name: 'Harbor & Rye, Portland',
  address: '12 Dock Street, Portland, ME 04101',
  timeZone: 'America/New_York',
  dayEndsAt: 4,
  project: 'project-1',
  currency: null,
  stripeKey: null,
  logo: null,
  rules: { ...locationRules, tipPercents: [18, 20, 22, 25], autoGratuity: 'disabled', isLegacyPos: false },
}

/** A legacy POS that adds 18 % to every bill. */
export const legacyLocation: Location = { ...location, id: '703', name: 'Casa Olmo, Portland', rules: locationRules }

/** A reward for an item that the bill does not have. */
const cocktail = { ...itemOffer, id: '47', claimId: '915', name: 'Free cocktail' }

export const guest: GuestDetails = {
  id: '9000',
  name: 'Ada Moreau',
  phone: '12125551000',
  hasCard: true,
  cards: [{ id: 'card-1', name: 'Visa ending in 4242' }],
  creditBalance: cents(20_00),
  passBalance: cents(5_00),
  cash: cents(25_00),
  cashParts: { credit: cents(20_00), pass: cents(5_00) },
  offers: [offer, itemOffer, cocktail],
  creditBack: 0.2,
  transactions: [],
}

/** Friday evening in Portland, before every offer ends. */
export const at = new Date(Date.UTC(2026, 10, 20, 23, 30))

export const setting: Setting = { ticket, location, guest, at }

/** A tip of 20 % on $96.00: $19.20. */
export const choices: Choices = { ...firstChoices(location.rules), tip: { kind: 'preset', value: 20 } }

export const chosenBill: ChosenBill = { currency: 'USD', bill: { by: 'number', number: '1042' }, choices }

export const opening: Opening = { ...chosenBill, step: 'payment' }

/** The payment of the example with these choices. @throws if they cannot be paid. */
export function checkWith(changed: Partial<Choices> = {}, where = setting): Allowed<CheckPayment> {
  const check = checkToPay({ ...chosenBill, choices: { ...choices, ...changed } }, { ...where, notes: null, employee: null })
  if (!check || 'blocked' in check) throw new Error('These choices cannot be paid.')
  return check
}

export const check = checkWith()
export const { agreed } = check.what.terms

/** The second read before the payment: others have paid half of the bill. */
export const changed: Extract<NotPaid, { kind: 'changed' }> = {
  kind: 'changed',
  before: { due: ticket.due, lastPayment: ticket.lastPayment, breakdown: agreed.breakdown },
  now: { ticket: partPaidTicket, guest, at },
}

export const receipt: ManagersReceipt = {
  posInformed: true,
  saved: cents(0),
  earned: cents(15_74),
  bonus: null,
  rewardsBalance: null,
  charged: cents(97_88),
  reference: 'payment-12',
  at: Date.UTC(2026, 10, 20, 23, 41),
}

export { partPaidTicket, ticket }
