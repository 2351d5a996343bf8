import * as z from 'zod/mini'
import { cardName } from '../payment/wire/cardName.ts'
import { interval } from '../checkout/wire/memberWire.ts'
import { monthlyDay, rhythmFromWire } from '../checkout/wire/orderWire.ts'
import { decidingFlag, flag, id, listOf, optional, text, mapped } from '../shared/api/wire.ts'
import { dayOrTime } from '../shared/dates/day.ts'
import { link } from '../shared/links/link.ts'
import { dollars } from '../shared/money/money.ts'
import type { Charge } from './charges.ts'
import type { ComingPrice, OwnSubscription, Standing } from './ownSubscription.ts'

const statuses = z.literal(['active', 'past_due', 'canceled', 'ended'])

const unpaidWire = z.object({
  amount: dollars,
  charged_on: dayOrTime,
  decline_code: text,
  pay_by: optional(dayOrTime),
  retrying: decidingFlag,
})

const comingPriceWire = z.object({ amount: dollars, from: dayOrTime, cancel_by: optional(dayOrTime), needs_consent: flag })

/** A cancellation needs the id alone: a fact that cannot be read is not shown, and never stands in its way. */
const subscriptionWire = z.object({
  id,
  name: text,
  amount: optional(dollars),
  credit_to_give: optional(dollars),
  billing_interval: optional(interval),
  monthly_billing_day: monthlyDay,
  card: cardName,
  paid_through: optional(dayOrTime),
  next_charge_on: optional(dayOrTime),
  cancel_by: optional(dayOrTime),
  coming_price: optional(comingPriceWire),
  unpaid: optional(unpaidWire),
  status: optional(statuses),
})
type Wire = z.output<typeof subscriptionWire>

function standingFrom({ status, next_charge_on: nextCharge, unpaid }: Wire): Standing {
  switch (status) {
    case 'past_due': {
      // Without its sum nobody can pay it, nor while another card may be charged for it.
      if (unpaid === null) return { status: 'unknown' }
      const { amount, charged_on: day, decline_code: declineCode, pay_by: payBy, retrying: isRetried } = unpaid
      return { status: 'pastDue', nextCharge, unpaid: { amount, day, declineCode, payBy, isRetried } }
    }
    case 'active':
    case 'canceled':
      return { status, nextCharge }
    case 'ended':
      return { status }
    case null:
      return { status: 'unknown' }
  }
}

const comingPriceFrom = (wire: z.output<typeof comingPriceWire> | null): ComingPrice | null =>
  wire && {
    amount: wire.amount,
    from: wire.from, // A day after the price has begun would be too late.
    cancelBy: wire.cancel_by !== null && wire.cancel_by < wire.from ? wire.cancel_by : null,
    needsConsent: wire.needs_consent,
  }

const subscriptionFrom = (wire: Wire): OwnSubscription => ({
  id: wire.id,
  name: wire.name ?? 'Subscription',
  amount: wire.amount,
  credit: wire.credit_to_give,
  rhythm: rhythmFromWire(wire),
  card: wire.card,
  paidThrough: wire.paid_through,
  cancelBy: wire.cancel_by,
  comingPrice: comingPriceFrom(wire.coming_price),
  standing: standingFrom(wire),
})

/** Every subscription of the member that has an id. If none of them has one, the list cannot be read. */
export const subscriptionList = mapped(z.object({ subscriptions: listOf(subscriptionWire) }), ({ subscriptions }) =>
  subscriptions.map(subscriptionFrom),
)

/** The subscription after a change. An answer in which it stands otherwise confirms nothing. */
const changedTo = <const S extends z.output<typeof statuses>>(...to: readonly S[]) =>
  mapped(z.object({ subscription: z.extend(subscriptionWire, { status: z.literal(to) }) }), ({ subscription }) =>
    subscriptionFrom(subscription),
  )
export const afterCancel = changedTo('canceled', 'ended')
export const afterKeep = changedTo('active')
/** After another card or a consent to a price. A card that was declined leaves an unpaid renewal unpaid. */
export const afterChange = changedTo('active', 'past_due')

const chargeWire = z.object({
  id,
  subscription_id: id,
  charged_on: dayOrTime,
  amount: dollars,
  status: z.literal(['paid', 'pending', 'failed', 'refunded']),
  card: cardName,
  receipt_url: optional(link),
})

const chargeFrom = ({ id, subscription_id, charged_on, amount, status, card, receipt_url }: z.output<typeof chargeWire>): Charge => ({
  id,
  subscriptionId: subscription_id,
  day: charged_on,
  amount,
  status,
  card,
  receipt: receipt_url,
})

/** The charges of every subscription of the member. */
export const chargeList = mapped(z.object({ charges: listOf(chargeWire) }), ({ charges }) => charges.map(chargeFrom))

/** The bodies that a server sends, for the mocks. */
export type SubscriptionWire = z.input<typeof subscriptionWire>
export type SubscriptionChargeWire = z.input<typeof chargeWire>
