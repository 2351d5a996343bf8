import type { Renewal } from '../../../features/subscription/ownSubscription.ts'
import type { SubscriptionChargeWire, SubscriptionWire } from '../../../features/subscription/subscriptionWire.ts'
import { formatDay } from '../../../features/shared/dates/day.ts'
import { dayEverywhere, hasEnded } from '../../../features/shared/dates/dayEverywhere.ts'
import { centsFromDollars } from '../memory/dollars.ts'
import { findAccount } from '../memory/lookups.ts'
import { type Refused, catalogue, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'
import { send } from '../claim/verifying.ts'
import { type Bought, boughtBy, cardOnTheWire, chargeOnTheWire, chargesOf, dayBefore, payByOf, payUnpaid, renewalDays } from './renewing.ts'

type Sold = SubscriptionWire & { readonly paid_through: string }

/** The price of the year to come, for an example account that has one. */
function comingPrice(store: Store, { id, email, option }: Bought, from: string): Pick<SubscriptionWire, 'coming_price'> {
  const coming = findAccount(store, email)?.subscribed?.coming
  if (!coming) return {}
  const needs_consent = coming === 'consent' && !store.state.agreedPrices.includes(id)
  return { coming_price: { amount: Number(option.amount) + 5, from, cancel_by: dayBefore(from), needs_consent } }
}

function onTheWire(store: Store, bought: Bought): Sold {
  const { id, option, interval, method } = bought
  const { next, afterNext, paidThrough: paid_through, unpaid } = renewalDays(store, bought)
  const facts = {
    id,
    name: option.name,
    amount: option.amount,
    credit_to_give: option.credit_to_give,
    billing_interval: interval,
    monthly_billing_day: option.monthly_billing_day ?? null,
    card: cardOnTheWire(store.state.subscriptionCards[id] ?? method),
    paid_through,
  }
  const coming = comingPrice(store, bought, afterNext)
  if (store.state.canceled.includes(id)) {
    const isOver = hasEnded(paid_through, dayEverywhere(store.now()))
    return isOver ? { ...facts, status: 'ended' } : { ...facts, status: 'canceled', next_charge_on: next, ...coming }
  }
  const running = { ...facts, next_charge_on: next, ...coming }
  if (unpaid === null) return { ...running, status: 'active', cancel_by: dayBefore(next) }
  const { amount, day: charged_on, code: decline_code, status } = unpaid
  return {
    ...running,
    status: 'past_due',
    unpaid: { amount, charged_on, decline_code, pay_by: payByOf(unpaid), retrying: status === 'pending' },
  }
}

export const subscriptionsOf = (store: Store, email: string): readonly Sold[] =>
  boughtBy(store, email).map((bought) => onTheWire(store, bought))

type Own = { readonly email: string; readonly own: readonly Sold[] }

function ownOf(store: Store, token: string | null): Own | Refused {
  const email = token === null ? undefined : store.state.sessions[token]
  return email === undefined ? catalogue.signInAgain : { email, own: subscriptionsOf(store, email) }
}

export function ownSubscriptions(store: Store, token: string | null): { subscriptions: readonly SubscriptionWire[] } | Refused {
  const member = ownOf(store, token)
  return 'kind' in member ? member : { subscriptions: member.own }
}

export function charges(store: Store, token: string | null): { charges: readonly SubscriptionChargeWire[] } | Refused {
  const email = token === null ? undefined : store.state.sessions[token]
  if (email === undefined) return catalogue.signInAgain
  return { charges: boughtBy(store, email).flatMap((bought) => chargesOf(store, bought).map((each) => chargeOnTheWire(bought.id, each))) }
}

/** A subscription of the member that renews, or why it cannot be changed. */
function findRunning(store: Store, token: string | null, id: string): { readonly bought: Bought; readonly read: () => Sold } | Refused {
  const member = ownOf(store, token)
  if ('kind' in member) return member
  const bought = boughtBy(store, member.email).find((each) => each.id === id)
  if (!bought) return refuse('There is no such subscription.', 404)
  return store.state.canceled.includes(id)
    ? refuse('This subscription no longer renews.', 409)
    : { bought, read: () => onTheWire(store, bought) }
}

type Given = { readonly method: string; readonly mandate: string; readonly chargedNow: number | null }

/** Charges the renewals to another card from now on, and an unpaid one at once. */
export function giveCard(store: Store, token: string | null, id: string, { method, mandate, chargedNow }: Given) {
  const found = findRunning(store, token, id)
  if ('kind' in found) return found
  const problem = chargedNow === null ? null : payUnpaid(store, found.bought, chargedNow, method)
  if (problem) return problem
  store.update((state) => {
    state.subscriptionCards[id] = method
    state.mandates.push({ subscription: id, words: mandate, at: store.now() })
  })
  return { subscription: found.read() }
}

type AgreedPrice = { readonly amount: number; readonly from: string; readonly words: string }

/** The member agrees to the coming price. */
export function agreeToPrice(store: Store, token: string | null, id: string, agreed: AgreedPrice) {
  const found = findRunning(store, token, id)
  if ('kind' in found) return found
  const price = found.read().coming_price
  if (!price || centsFromDollars(price.amount) !== agreed.amount || price.from !== agreed.from) return refuse('The price has changed.', 412)
  store.update((state) => {
    state.agreedPrices = [...new Set([...state.agreedPrices, id])]
    state.mandates.push({ subscription: id, words: agreed.words, at: store.now() })
  })
  return { subscription: found.read() }
}

type Wanted = { readonly to: 'cancel' } | { readonly to: 'renew'; readonly agreed: Renewal }

const isAgreed = ({ amount, next_charge_on }: Sold, agreed: Renewal): boolean =>
  centsFromDollars(amount) === agreed.amount && next_charge_on === agreed.nextCharge

/** Ends a subscription at its last paid day, or keeps it after all. Done twice, it is the same. */
export function change(store: Store, token: string | null, id: string, wanted: Wanted): { subscription: SubscriptionWire } | Refused {
  const { to } = wanted
  const member = ownOf(store, token)
  if ('kind' in member) return member
  const before = member.own.find((each) => each.id === id)
  if (!before) return refuse('There is no such subscription.', 404)
  if (before.status === 'ended') return to === 'cancel' ? { subscription: before } : refuse('This subscription has ended.', 409)
  if (wanted.to === 'renew' && !isAgreed(before, wanted.agreed)) return refuse('The price has changed.', 412)
  const isChanged = (before.status === 'canceled') === (to === 'renew')
  if (isChanged) {
    store.update((state) => {
      state.canceled = to === 'cancel' ? [...state.canceled, id] : state.canceled.filter((each) => each !== id)
    })
    const text =
      to === 'cancel'
        ? `Your subscription is canceled. ${before.name} ends on ${formatDay(before.paid_through)}. Nothing is charged again.`
        : `You keep your subscription. ${before.name} renews again.`
    send(store, { channel: 'mail', to: member.email, code: null, text })
  }
  const after = subscriptionsOf(store, member.email).find((each) => each.id === id)
  return { subscription: after ?? before }
}
