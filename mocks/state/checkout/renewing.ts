import { savedCards } from '../../../features/bill/examples/venues.ts'
import type { SubscriptionChargeWire } from '../../../features/subscription/subscriptionWire.ts'
import type { Account } from '../../examples/accounts.ts'
import { checkoutOptions } from '../../examples/checkout/options.ts'
import { testCards } from '../../stripe/cards.ts'
import { post } from '../ledger/ledger.ts'
import { holderOfEmail } from '../ledger/purse.ts'
import { getDecline } from '../memory/bank.ts'
import { centsFromDollars } from '../memory/dollars.ts'
import { findAccount } from '../memory/lookups.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { State } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'
import { sendReceipt } from './mailing.ts'

/** A subscription that was bought here, or that an example account has from the start. `charged`: its charges before any renewal here. */
export type Bought = {
  readonly id: string
  readonly option: (typeof checkoutOptions)[number]
  readonly interval: 'monthly' | 'yearly'
  readonly email: string
  readonly method: string
  readonly charged: readonly Charged[]
}

type Renewal = State['renewals'][number]
type Charged = Pick<Renewal, 'id' | 'day' | 'amount' | 'code' | 'method'> & { readonly status: Renewal['status'] | 'refunded' }

const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10)
const daysAfter = (day: string, days: number): string => dayText(Date.parse(day) + days * 24 * 60 * 60 * 1_000)
export const dayBefore = (day: string): string => daysAfter(day, -1)

function monthsAfter(day: string, months: number): string {
  const date = new Date(day)
  return dayText(date.setUTCMonth(date.getUTCMonth() + months))
}

/** The charges of an example account: one a month, the oldest first. One was refunded; the last may not be paid. */
function exampleCharges(id: string, { amount, next_charge_on }: Bought['option'], subscribed: NonNullable<Account['subscribed']>) {
  return Array.from({ length: 8 }, (_, index): Charged => {
    const day = monthsAfter(String(next_charge_on), index - 8)
    const isLast = index === 7
    const status = isLast && subscribed.isUnpaid ? 'failed' : index === 4 ? 'refunded' : 'paid'
    const code = status === 'failed' ? 'insufficient_funds' : null
    // The price has risen since.
    const price = Number(amount) - (status === 'refunded' ? 5 : 0)
    return { id: `${id}-${day}`, day, amount: price, status, code, method: 'pm_saved_visa' }
  })
}

const renews = (optionId: string) => {
  const option = checkoutOptions.find(({ id }) => id === optionId)
  const interval = option?.billing_interval
  return option && (interval === 'monthly' || interval === 'yearly') ? { option, interval } : null
}

/** Every subscription of the person, the latest last. */
export function boughtBy(store: Store, email: string): readonly Bought[] {
  const { subscribed } = findAccount(store, email) ?? {}
  const sold = subscribed && renews(subscribed.option)
  const id = `subscription-of-${email}`
  const example =
    subscribed && sold ? [{ ...sold, id, email, method: 'pm_saved_visa', charged: exampleCharges(id, sold.option, subscribed) }] : []
  const own = store.state.charges.flatMap((charge) => {
    const option = charge.email === email ? renews(charge.optionId) : null
    if (option === null) return []
    const method = charge.paymentMethodId ?? 'pm_ok'
    const first = { id: charge.id, day: dayText(charge.at), amount: charge.amount, status: 'paid', code: null, method } as const
    return [{ ...option, id: charge.id, email, method, charged: [first] }]
  })
  return [...example, ...own]
}

/** Milliseconds for which a charge is pending. */
const pendingMs = 4_000

function pay(store: Store, { option, email }: Bought, renewal: Renewal): void {
  store.update((state) => {
    state.renewals = [...state.renewals.filter((each) => each.id !== renewal.id), renewal]
    if (renewal.status !== 'paid') return
    const [charged, credited] = [centsFromDollars(renewal.amount), centsFromDollars(option.credit_to_give)]
    post(state, { id: renewal.id, at: store.now() }, [
      ['cards', -charged],
      ['platewell', charged - credited],
      [`credit of ${holderOfEmail(store, email)}`, credited],
    ])
  })
  if (renewal.status === 'paid') sendReceipt(store, email, { id: null, order: { ...option, amount_to_charge: renewal.amount } })
}

/** Every charge of a subscription, the oldest first. One that was pending for that long is paid. */
export function chargesOf(store: Store, bought: Bought): readonly Charged[] {
  const isOwn = (renewal: Renewal) => renewal.subscription === bought.id
  const waiting = store.state.renewals.filter((each) => isOwn(each) && each.status === 'pending' && each.at + pendingMs <= store.now())
  for (const renewal of waiting) pay(store, bought, { ...renewal, status: 'paid' })
  return [...bought.charged, ...store.state.renewals.filter(isOwn)]
}

/** The renewal that is not paid: the last charge, unless it was. */
function unpaidOf(charges: readonly Charged[]): Charged | null {
  const last = charges.at(-1)
  return last && (last.status === 'failed' || last.status === 'pending') ? last : null
}

/** The days of a subscription, and its renewal that is not paid. */
export function renewalDays(store: Store, bought: Bought) {
  const charges = chargesOf(store, bought)
  const unpaid = unpaidOf(charges)
  const first = String(bought.option.next_charge_on)
  const next = charges.some(({ day }) => day === first) ? monthsAfter(first, bought.interval === 'yearly' ? 12 : 1) : first
  return { next, afterNext: monthsAfter(next, bought.interval === 'yearly' ? 12 : 1), paidThrough: dayBefore(unpaid?.day ?? next), unpaid }
}

/** The last day on which a failed renewal can be paid. */
export const payByOf = ({ day }: Pick<Charged, 'day'>): string => daysAfter(day, 14)

/** Charges a renewal, or the unpaid one again. The bank decides by the card; one that it asks about takes some seconds. */
function charge(store: Store, bought: Bought, day: string, method: string): void {
  const code = getDecline(method) ?? null
  const status = code !== null ? 'failed' : method.startsWith('pm_authenticate') ? 'pending' : 'paid'
  const { id: subscription, option } = bought
  pay(store, bought, {
    id: store.nextId('renewal'),
    subscription,
    day,
    amount: Number(option.amount),
    status,
    code,
    method,
    at: store.now(),
  })
}

/** Pays the unpaid renewal, if it is the sum that is due. */
export function payUnpaid(store: Store, bought: Bought, agreed: number, method: string): Refused | null {
  const { unpaid } = renewalDays(store, bought)
  if (unpaid?.status !== 'failed' || centsFromDollars(unpaid.amount) !== agreed) return refuse('Another sum is due now.', 412)
  charge(store, bought, unpaid.day, method)
  return null
}

/** The next renewal of somebody's latest subscription comes, and their card is declined. */
export function failRenewal(store: Store, email: string): boolean {
  const bought = boughtBy(store, email).at(-1)
  if (bought) charge(store, bought, renewalDays(store, bought).next, 'pm_declined_insufficient_funds')
  return bought !== undefined
}

export function cardOnTheWire(method: string) {
  const saved = savedCards.find(({ id }) => id === method)
  const number = testCards.find((card) => method.startsWith(card.method))?.number
  return { brand: saved?.brand ?? 'Visa', last_four: saved?.last_four ?? number?.slice(-4) ?? '4242' }
}

export const chargeOnTheWire = (subscription: string, { id, day, amount, status, method }: Charged): SubscriptionChargeWire => ({
  id,
  subscription_id: subscription,
  charged_on: day,
  amount,
  status,
  card: cardOnTheWire(method),
  receipt_url: status === 'paid' || status === 'refunded' ? `https://receipts.example/${id}` : null,
})
