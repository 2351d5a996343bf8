import { savedCards } from '../../../features/bill/examples/venues.ts'
import type { Renewal } from '../../../features/subscription/ownSubscription.ts'
import type { SubscriptionWire } from '../../../features/subscription/subscriptionWire.ts'
import { dayEverywhere, formatDay } from '../../../features/shared/dates/day.ts'
import { checkoutOptions } from '../../examples/checkout/options.ts'
import { centsFromDollars } from '../memory/dollars.ts'
import { findAccount } from '../memory/lookups.ts'
import { type Refused, catalogue, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'
import { send } from '../claim/verifying.ts'

type Sold = SubscriptionWire & { readonly paid_through: string }

/** A subscription that was bought here, or that an example account has from the start. */
type Bought = { readonly id: string; readonly optionId: string; readonly paymentMethodId?: string | null | undefined }

function boughtBy(store: Store, email: string): readonly Bought[] {
  const { subscribed } = findAccount(store, email) ?? {}
  const charges = store.state.charges.filter((charge) => charge.email === email)
  return [...(subscribed === undefined ? [] : [{ id: `subscription-of-${email}`, optionId: subscribed }]), ...charges]
}

const dayMs = 24 * 60 * 60 * 1_000
const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

function onTheWire(store: Store, { id, optionId, paymentMethodId }: Bought): readonly Sold[] {
  const option = checkoutOptions.find((each) => each.id === optionId)
  const { billing_interval, next_charge_on } = option ?? {}
  if (!option || !billing_interval || typeof next_charge_on !== 'string') return []
  const { brand, last_four } = savedCards.find((card) => card.id === paymentMethodId) ?? { brand: 'Visa', last_four: '4242' }
  const paid_through = dayBefore(next_charge_on)
  const facts = {
    id,
    name: option.name,
    amount: option.amount,
    credit_to_give: option.credit_to_give,
    billing_interval,
    monthly_billing_day: option.monthly_billing_day ?? null,
    card: { brand, last_four },
    paid_through,
  }
  if (!store.state.canceled.includes(id)) return [{ ...facts, status: 'active', next_charge_on }]
  return paid_through < dayEverywhere(store.now()) ? [{ ...facts, status: 'ended' }] : [{ ...facts, status: 'canceled', next_charge_on }]
}

export const subscriptionsOf = (store: Store, email: string): readonly Sold[] =>
  boughtBy(store, email).flatMap((bought) => onTheWire(store, bought))

type Own = { readonly email: string; readonly own: readonly Sold[] }

function ownOf(store: Store, token: string | null): Own | Refused {
  const email = token === null ? undefined : store.state.sessions[token]
  return email === undefined ? catalogue.signInAgain : { email, own: subscriptionsOf(store, email) }
}

export function ownSubscriptions(store: Store, token: string | null): { subscriptions: readonly SubscriptionWire[] } | Refused {
  const member = ownOf(store, token)
  return 'kind' in member ? member : { subscriptions: member.own }
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
  const isChanged = (before.status === 'active') === (to === 'cancel')
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
