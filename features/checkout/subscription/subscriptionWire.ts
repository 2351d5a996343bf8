import * as z from 'zod/mini'
import { dayOrTime } from '../../shared/dates/day.ts'
import { dollars } from '../../shared/money/money.ts'
import { id, name, optional } from '../../shared/api/wire.ts'
import { interval } from '../interval.ts'
import type { OwnSubscription, Standing } from './ownSubscription.ts'
import { monthlyDay, rhythmOf } from '../wire/orderWire.ts'

const facts = {
  id,
  name,
  amount: dollars,
  credit_to_give: optional(dollars),
  billing_interval: interval,
  monthly_billing_day: monthlyDay,
  card: optional(z.object({ brand: name, last_four: id })),
  paid_through: dayOrTime,
}
const renewing = <const S extends string>(status: S) => z.object({ ...facts, status: z.literal(status), next_charge_on: dayOrTime })
const active = renewing('active')
const canceled = renewing('canceled')
const ended = z.object({ ...facts, status: z.literal('ended') })

type Wire = z.output<typeof active> | z.output<typeof canceled> | z.output<typeof ended>

const standingFrom = (wire: Wire): Standing =>
  wire.status === 'ended' ? { status: 'ended' } : { status: wire.status, nextCharge: wire.next_charge_on }

const subscriptionFrom = (wire: Wire): OwnSubscription => ({
  id: wire.id,
  name: wire.name,
  amount: wire.amount,
  credit: wire.credit_to_give,
  rhythm: rhythmOf(wire.billing_interval, wire.monthly_billing_day),
  // A number has lost the leading zeros of the digits.
  card: wire.card && { brand: wire.card.brand, lastFour: wire.card.last_four.padStart(4, '0') },
  paidThrough: wire.paid_through,
  standing: standingFrom(wire),
})

/** Every subscription of the member. One that cannot be read makes the list unreadable: left out, it could not be canceled. */
export const subscriptionList = z.pipe(
  z.object({ subscriptions: z.array(z.discriminatedUnion('status', [active, canceled, ended])) }),
  z.transform(({ subscriptions }) => subscriptions.map(subscriptionFrom)),
)

/** The subscription after a change. An answer in which it stands otherwise confirms nothing. */
export const afterCancel = z.pipe(
  z.object({ subscription: z.discriminatedUnion('status', [canceled, ended]) }),
  z.transform(({ subscription }) => subscriptionFrom(subscription)),
)
export const afterKeep = z.pipe(
  z.object({ subscription: active }),
  z.transform(({ subscription }) => subscriptionFrom(subscription)),
)

/** The body that a server sends, for the mocks. */
export type SubscriptionWire = z.input<typeof active> | z.input<typeof canceled> | z.input<typeof ended>
