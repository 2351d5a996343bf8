import * as z from 'zod/mini'
import { type Breakdown, calculateBreakdown } from '../../../features/bill/sums/breakdown.ts'
import { chosenOffer, clockAt, offerChoices } from '../../../features/bill/sums/offers.ts'
import { offerList } from '../../../features/bill/reading/offersWire.ts'
import { zeroCents } from '../../../features/bill/sums/arithmetic.ts'
import { type TicketWire, ticketBody } from '../../../features/bill/reading/ticketWire.ts'
import type { ChargeWire, PaymentWire } from '../../../features/bill/paid/receiptWire.ts'
import { cents, centsSchema, formatMoney } from '../../../features/shared/money/money.ts'
import { ownCurrency } from '../currency.ts'
import { ticketIn } from '../../../features/bill/ticket.ts'
import { venues, savedCards } from '../../../features/bill/examples/venues.ts'
import { findBill, cashOfDiner, earnedBy, isTillInformed, kindFromNumber, offersOfDiner, refuseLines, refuseLineSum } from './dining.ts'
import { type Payment, payAtTable } from './payAtTable.ts'
import { type Answer, complete, settleOnce } from '../memory/attempts.ts'
import { bankAnswer } from '../memory/bank.ts'
import { dollarsFromCents } from '../memory/dollars.ts'
import { type Refused, catalogue, isRefused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'
import { testCards } from '../../stripe/cards.ts'
import { send } from '../claim/verifying.ts'

/** A payment of a check, as a diner sends it. */
const dinerPayment = z.object({
  key: z.string(),
  projectId: z.string(),
  /** Null for a project without locations. */
  locationId: z.nullable(z.string()),
  ticket: z.string(),
  /** The amount due when the diner agreed. */
  due: centsSchema,
  /** The newest payment that the diner has seen. */
  lastPayment: z._default(z.nullable(z.string()), null),
  /** The part of it to pay. */
  part: centsSchema,
  /** The lines that the part pays; null for another part. */
  lineIds: z._default(z.nullable(z.array(z.string())), null),
  claimId: z.nullable(z.string()),
  cash: centsSchema,
  tip: centsSchema,
  /** The charge to the card that the diner agreed to. */
  charge: centsSchema,
  paymentMethodId: z.nullable(z.string()),
  /** The signed-in diner; null for a guest. */
  email: z.nullable(z.string()),
})
type DinerPayment = Readonly<z.infer<typeof dinerPayment>>

const getLocationId = ({ locationId, projectId }: DinerPayment): string => locationId ?? projectId

type Agreed = { readonly wire: TicketWire; readonly breakdown: Breakdown; readonly reward: string }

/** The part of the check that the payment covers, or the reason that it cannot. */
function agreedOn(store: Store, payment: DinerPayment): Agreed | Refused {
  const { ticket: number, due, part, lineIds, claimId, cash, tip, charge, paymentMethodId, email } = payment
  const named = { location: getLocationId(payment), number }
  const wire = findBill(store, named)
  if ('kind' in wire) return wire
  const ticket = ticketIn(ownCurrency)(z.decode(ticketBody, wire))
  if (ticket.due === 0) return refuse('This bill is paid.')
  const linesPaid = refuseLines(store, named, lineIds)
  if (linesPaid) return linesPaid
  if (ticket.due !== due) return refuse('The check has changed. Please look at the total before you pay.', 412)
  const { lastPayment: last } = ticket
  if (last && !last.tillKnows && last.id !== payment.lastPayment)
    return refuse('Another payment of this check was just made. You were not charged.', 412)
  if (part === 0 || part > ticket.due) return refuse('Please look at the amount before you pay.', 412)
  const otherSum = refuseLineSum(lineIds, ticket, part)
  if (otherSum) return otherSum
  const rewards = email === null ? [] : z.decode(offerList, offersOfDiner(store, email))
  const clock = clockAt(new Date(store.now()), 'unknown')
  const reward = chosenOffer(offerChoices(rewards, ticket, { split: part, extra: tip }, clock), claimId)
  if (claimId !== null && reward === null) return refuse('This reward cannot be used on this check.')
  if (cash > (email === null ? 0 : cashOfDiner(store, email)))
    return refuse('Your balance has changed. Please look at the total before you pay.', 412)
  const breakdown = calculateBreakdown(ticket, { split: part, offer: reward?.pays ?? zeroCents, cash, tip })
  if (breakdown.charged !== charge)
    return refuse('Your rewards or your balance have changed. Please look at the total before you pay.', 412)
  if (breakdown.charged > 0 && paymentMethodId === null) return refuse('Something went wrong.')
  return { wire, breakdown, reward: reward?.offer.name ?? 'Reward' }
}

const getParts = ({ houseAccount, offer, cash, card, tip }: Breakdown, reward: string, cardName: string) =>
  [
    { type: 'house_account', label: 'House account', amount: houseAccount },
    { type: 'offer', label: reward, amount: offer },
    { type: 'balance', label: 'Balance', amount: cash },
    { type: 'card', label: cardName, amount: card },
    { type: 'tip', label: 'Tip', amount: tip },
  ].flatMap((part) => (part.amount > 0 ? [{ ...part, amount: dollarsFromCents(part.amount) }] : []))

/** The name of a test card or of a saved one. */
function nameOfCard(method: string): string {
  const saved = savedCards.find(({ id }) => id === method)?.last_four
  const lastFour = saved ?? testCards.find((card) => card.method === method)?.number.slice(-4)
  return lastFour === undefined ? 'Card' : `Card ending in ${lastFour}`
}

/** Charges the diner once, records it in the ledger, and informs the till. */
function charged(store: Store, payment: DinerPayment, { wire, breakdown, reward }: Agreed): ChargeWire {
  const { key, ticket, tip, email, projectId, claimId } = payment
  const { paying, cash, rest, offer, houseAccount: house } = breakdown
  const id = store.nextId('check')
  const sums = { paid: paying, tip, house, offer, charged: breakdown.charged, cash }
  const entry: Payment = {
    id,
    key,
    location: getLocationId(payment),
    ticket,
    email,
    ...sums,
    claim: offer > 0 ? claimId : null,
    lines: payment.lineIds ?? [],
    at: store.now(),
  }
  payAtTable(store, entry)
  const venue = Object.values(venues).find(({ project_id }) => String(project_id) === projectId)
  const answer: PaymentWire = {
    id,
    created_at: new Date(store.now()).toISOString(),
    timezone: venue?.timezone ?? null,
    location_name: venue?.name ?? null,
    brand: venue?.brand ?? null,
    location_address: '12 Dock Street, Portland, ME 04101',
    // Each number after a dash is a bill of its own, under its own number.
    ticket: ticket === kindFromNumber(ticket) ? wire : { ...wire, id: ticket },
    tip_amount: dollarsFromCents(tip),
    amount_charged: dollarsFromCents(breakdown.charged),
    amount_remaining: dollarsFromCents(rest.ofBill),
    ...(isTillInformed(ticket) && { pos_success: { payments: getParts(breakdown, reward, nameOfCard(payment.paymentMethodId ?? '')) } }),
    ...(email !== null && {
      subscription_credit_back: { amount: dollarsFromCents(earnedBy(entry)) },
      opt_in_platewell: true,
      new_platewell_balance: dollarsFromCents(cashOfDiner(store, email)),
    }),
  }
  return { outcome: 'paid', payment: answer }
}

/** Pays once for each key: the result of an attempt never changes. */
export const payCheck = (store: Store, payment: DinerPayment): Answer | Refused =>
  settleOnce(
    store,
    payment.key,
    () => {
      const { key, email, paymentMethodId } = payment
      // Only its owner can pay with a saved card.
      if (email === null && savedCards.some(({ id }) => id === paymentMethodId)) return catalogue.signInAgain
      const agreed = agreedOn(store, payment)
      if (isRefused(agreed)) return agreed
      const method = agreed.breakdown.charged === 0 ? '' : (paymentMethodId ?? '')
      return bankAnswer(method, key) ?? charged(store, payment, agreed)
    },
    { of: 'check', ...payment },
  )

/** The diner has confirmed with the bank: the attempt continues. */
export const completeCheck = (store: Store, key: string): Answer | Refused =>
  complete(store, key, (request) => {
    const payment = z.parse(dinerPayment, request)
    const agreed = agreedOn(store, payment)
    return isRefused(agreed) ? agreed : charged(store, payment, agreed)
  })

/** Sends a receipt by email. */
export function mailReceipt(store: Store, key: string, to: string): Record<string, never> | Refused {
  const paid = store.state.billPayments.find((payment) => payment.key === key)
  if (!paid) return refuse('There is no such payment.', 404)
  const text = `Your receipt. Check ${paid.ticket}: ${formatMoney(cents(paid.paid + paid.tip), ownCurrency)}, reference ${paid.id}.`
  send(store, { channel: 'mail', to, code: null, text })
  return {}
}
