import * as z from 'zod/mini'
import { calculateBreakdown, getEarnedCredit } from '../../../features/bill/sums/breakdown.ts'
import { ticketOfAmount } from '../../../features/bill/sums/billAmount.ts'
import { type OfferChoice, chosenOffer, clockAt, offerChoices } from '../../../features/bill/sums/offers.ts'
import { offerList } from '../../../features/bill/reading/offersWire.ts'
import { defaultCreditBack } from '../../../features/bill/reading/venueFields.ts'
import { zeroCents } from '../../../features/bill/sums/arithmetic.ts'
import { ticketBody, type TicketWire } from '../../../features/bill/reading/ticketWire.ts'
import type { ChargeWire } from '../../../features/bill/paid/receiptWire.ts'
import type { payBody } from '../../../features/managers/checkout/request.ts'
import { type Cents, cents, formatMoney } from '../../../features/shared/money/money.ts'
import { ownCurrency } from '../currency.ts'
import { ticketIn } from '../../../features/bill/ticket.ts'
import { managedGuests } from '../../../features/managers/examples/locations.ts'
import { getCards, declined, guestInRewards, guestOffers, guestWithDeclinedCard } from '../../examples/managers/guests.ts'
import { employeesAt, ticketNumbered } from '../../examples/managers/tickets.ts'
import type { CheckPayment } from './checkPayment.ts'
import { paymentsOf } from '../diner/dining.ts'
import { type Line, getBalance, post } from '../ledger/ledger.ts'
import { hasUsed, holderOfGuest, getPurse, getSpending } from '../ledger/purse.ts'
import { type Answer, settleOnce } from '../memory/attempts.ts'
import { dollarsFromCents, centsFromDollars } from '../memory/dollars.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import { remember } from '../memory/remember.ts'
import type { Store } from '../memory/store.ts'

type Body = z.output<typeof payBody>

/** In cents. */
const pass = 5_00

/** The money of a guest, without the spent part. Credit is spent before the pass. */
export function getWallet(store: Store, guest: string) {
  const holder = holderOfGuest(guest)
  const purse = getPurse(store, holder)
  const hasCard = managedGuests.some(({ id, has_active_card }) => String(id) === guest && has_active_card)
  return {
    stripe_sources: hasCard ? [...getCards(guest)] : [],
    credit_balance: dollarsFromCents(Math.max(0, purse - pass)),
    ik_pass_balance: dollarsFromCents(Math.min(pass, purse)),
    active_offers: guestOffers.filter(({ claim_details }) => !hasUsed(store, holder, String(claim_details.offer_claim_id))),
  }
}

/** An open check, less its payments. */
export function ticketAt({ state }: Store, location: string, number: string): TicketWire | Refused {
  const ticket = ticketNumbered(number)
  if ('kind' in ticket) return ticket
  const due = dollarsFromCents(
    centsFromDollars(ticket.bill_amount_due ?? ticket.bill_amount) - getBalance(state, `bill ${location}/${number}`),
  )
  return { ...ticket, ...paymentsOf(state, { location, number }), bill_amount: due, bill_amount_due: due }
}

/** Ada has bought credit before, which brings more with each payment. */
const buyersBonus = cents(5_00)

/** The guest's gain from a payment, in cents. */
function broughtBy({ guest, charged, tip, serviceCharge }: CheckPayment) {
  const earned = getEarnedCredit({ card: cents(charged - tip - serviceCharge) }, defaultCreditBack)
  return { earned, bonus: guest === guestInRewards ? buyersBonus : zeroCents }
}

function createAnswer(store: Store, payment: CheckPayment): ChargeWire {
  const { id, at, guest, offer, claim, charged } = payment
  const { earned, bonus } = broughtBy(payment)
  return {
    outcome: 'paid',
    payment: {
      id,
      created_at: new Date(at).toISOString(),
      amount_charged: dollarsFromCents(charged),
      pos_success: { payments: offer === 0 ? [] : [{ type: 'offer', label: offerNamed(claim), amount: dollarsFromCents(offer) }] },
      subscription_credit_back: { amount: dollarsFromCents(earned) },
      // Ada takes part in the rewards.
      ...(guest === guestInRewards && {
        prepurchase_bonus: dollarsFromCents(bonus),
        opt_in_platewell: true,
        new_platewell_balance: dollarsFromCents(getPurse(store, holderOfGuest(guest))),
      }),
    },
  }
}

const offerNamed = (claim: string | null): string =>
  guestOffers.find(({ claim_details }) => String(claim_details.offer_claim_id) === claim)?.name ?? 'Reward'

/** Why a payment is not accepted; null if it is. */
function findProblem(store: Store, body: Body, due: Cents, employeePin: string | null): Refused | null {
  const { amount, charge_stripe_source_id: card } = body.transaction
  const pins = [...employeesAt(body.location_id).map(({ pin }) => String(pin)), employeePin]
  if (body.pin !== null && !pins.includes(body.pin)) return refuse('This employee PIN is not right.')
  if (due === 0) return refuse('This check is already paid.')
  if (amount > due) return refuse(`The bill has changed: ${formatMoney(due, ownCurrency)} is due.`)
  const { stripe_sources } = getWallet(store, body.user_id)
  if (stripe_sources.every(({ id }) => id !== card)) return refuse('This card is no longer on file.')
  return body.user_id === guestWithDeclinedCard ? refuse(declined) : null
}

/** Pays a check, never more than is due. */
function charge(store: Store, body: Body, key: string): Answer | Refused {
  const { location_id: location, user_id: guest, ticket_number: check, transaction } = body
  const wire = check === null ? null : ticketAt(store, location, check)
  if (wire && 'kind' in wire) return wire
  const ticket = wire ? ticketIn(ownCurrency)(z.parse(ticketBody, wire)) : ticketOfAmount(transaction.amount, ownCurrency)
  const problem = findProblem(store, body, ticket.due, ticket.employeePin)
  if (problem) return problem
  const tip = body.tip?.amount ?? zeroCents
  const wallet = getWallet(store, guest)
  const extra = cents(tip + transaction.auto_gratuity)
  const clock = clockAt(new Date(store.now()), 'unknown')
  const paid = { split: transaction.amount, extra }
  const offers: readonly OfferChoice[] = offerChoices(z.parse(offerList, wallet.active_offers), ticket, paid, clock)
  const used = chosenOffer(offers, transaction.offer_claim_id)
  if (!used && transaction.offer_claim_id !== null) return refuse('This reward cannot be used on this check.')
  const cash = centsFromDollars(wallet.credit_balance) + centsFromDollars(wallet.ik_pass_balance)
  const {
    paying,
    houseAccount: house,
    offer,
    cash: spent,
    charged,
  } = calculateBreakdown(ticket, {
    split: transaction.amount,
    offer: used?.pays ?? zeroCents,
    cash: transaction.force_overspend ? zeroCents : cents(cash),
    tip: extra,
  })
  const payment: CheckPayment = {
    id: store.nextId('check-payment'),
    key,
    location,
    guest,
    check,
    paid: paying,
    tip,
    serviceCharge: transaction.auto_gratuity,
    claim: transaction.offer_claim_id,
    offer,
    cash: spent,
    charged,
    at: store.now(),
  }
  const { earned, bonus } = broughtBy(payment)
  const holder = holderOfGuest(guest)
  const lines: readonly Line[] = [
    ['cards', 0 - charged],
    ['house accounts', 0 - house],
    ['platewell', 0 - offer - earned - bonus],
    ...getSpending(store, holder, spent),
    [check === null ? 'bills by amount' : `bill ${location}/${check}`, paying],
    ['tips', tip],
    ['service charges', transaction.auto_gratuity],
    [`credit of ${holder}`, earned + bonus],
  ]
  store.update((state) => {
    remember(state.checkPayments, payment)
    post(state, payment, lines)
  })
  return createAnswer(store, payment)
}

/** Pays once for each idempotency key. */
export const payCheck = (store: Store, body: Body, key: string): Answer | Refused => settleOnce(store, key, () => charge(store, body, key))
