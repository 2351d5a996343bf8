import * as z from 'zod/mini'
import { interval } from '../checkout/wire/memberWire.ts'
import { monthlyDay, rhythmFromWire } from '../checkout/wire/orderWire.ts'
import { id, listOf, name, optional, text } from '../shared/api/wire.ts'
import { dayOrTime } from '../shared/dates/day.ts'
import { dollars } from '../shared/money/money.ts'
import type { OwnSubscription, Standing } from './ownSubscription.ts'
import { mapped } from '../shared/api/mapped.ts'

const statuses = z.literal(['active', 'canceled', 'ended'])

/** A cancellation needs the id alone: a fact that cannot be read is not shown, and never stands in its way. */
const subscriptionWire = z.object({
  id,
  name: text,
  amount: optional(dollars),
  credit_to_give: optional(dollars),
  billing_interval: optional(interval),
  monthly_billing_day: monthlyDay,
  card: optional(z.object({ brand: name, last_four: id })),
  paid_through: optional(dayOrTime),
  next_charge_on: optional(dayOrTime),
  status: optional(statuses),
})
type Wire = z.output<typeof subscriptionWire>

function standingFrom({ status, next_charge_on: nextCharge }: Wire): Standing {
  switch (status) {
    case 'active':
    case 'canceled':
      return { status, nextCharge }
    case 'ended':
      return { status }
    case null:
      return { status: 'unknown' }
  }
}

const subscriptionFrom = (wire: Wire): OwnSubscription => ({
  id: wire.id,
  name: wire.name ?? 'Subscription',
  amount: wire.amount,
  credit: wire.credit_to_give,
  rhythm: rhythmFromWire(wire),
  // A number has lost the leading zeros of the digits.
  card: wire.card && { brand: wire.card.brand, lastFour: wire.card.last_four.padStart(4, '0') },
  paidThrough: wire.paid_through,
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

/** The body that a server sends, for the mocks. */
export type SubscriptionWire = z.input<typeof subscriptionWire>
