import * as z from 'zod/mini'
import { dayOrTime } from '../../shared/dates/day.ts'
import { expiryOnTheWire } from '../../shared/gift/expiry.ts'
import { dollars } from '../../shared/money/money.ts'
import { documentedAs, flag, id, listOf, name, numberOr, optional, text, mapped, whole } from '../../shared/api/wire.ts'
import { interval } from './memberWire.ts'
import type { Billing, Product, ReadOrder, Rhythm } from '../order.ts'

export const monthlyDay = optional(numberOr(whole.check(z.minimum(1), z.maximum(31)), /^0*([1-9]|[12]\d|3[01])(\.0+)?$/))

type RhythmRead = { billing_interval?: z.output<typeof interval> | null | undefined; monthly_billing_day: number | null }

export const rhythmOf = (interval: Rhythm['interval'], monthlyDay: number | null): Rhythm =>
  interval === 'monthly' ? { interval, monthlyDay } : { interval }

export const rhythmFromWire = ({ billing_interval: interval, monthly_billing_day: day }: RhythmRead): Rhythm | null =>
  interval ? rhythmOf(interval, day) : null

/** Null where the server does not name it. */
export const productOnTheWire = optional(z.literal(['credit', 'gift_card', 'pass']))

const orderFields = z.object({
  kind: z.literal(['ico', 'gco']),
  id,
  product: productOnTheWire,
  name,
  amount: dollars,
  amount_to_charge: dollars,
  credit_to_give: dollars,
  code: text,
  // An unknown interval must not be sold as a single payment.
  billing_interval: z.nullish(interval),
  monthly_billing_day: monthlyDay,
  next_charge_on: optional(dayOrTime),
  cancel_terms: text,
  cancel_by: optional(dayOrTime),
  expires_on: expiryOnTheWire,
  fine_print: text,
  gift_by_text: flag,
  priced_by_personal_data: flag,
})
/** A subscription without a renewal date may not be sold. */
export const orderWire = orderFields.check(
  z.refine((order) => !order.billing_interval || (!!order.next_charge_on && !!order.cancel_terms), 'A subscription without its terms'),
)
documentedAs.set(
  orderWire,
  z.union([
    z.extend(orderFields, { billing_interval: z.nullish(z.null()) }),
    z.extend(orderFields, { billing_interval: interval, next_charge_on: dayOrTime, cancel_terms: name }),
  ]),
)
type Read = z.output<typeof orderWire>

function billingFromWire(wire: Read): Billing {
  const { next_charge_on: nextCharge, cancel_terms: cancelTerms, cancel_by: cancelBy } = wire
  const rhythm = rhythmFromWire(wire)
  if (!rhythm || !nextCharge) return { interval: 'once' }
  return { ...rhythm, nextCharge, cancelTerms: cancelTerms ?? '', ...(cancelBy !== null && { cancelBy }) }
}

export const productNames = { credit: 'credit', gift_card: 'giftCard', pass: 'pass' } as const satisfies Readonly<Record<string, Product>>

export const orderFromWire = (wire: Read): ReadOrder => ({
  option: { kind: wire.kind, id: wire.id },
  product: productNames[wire.product ?? (wire.kind === 'gco' ? 'gift_card' : 'credit')],
  name: wire.name,
  amount: wire.amount,
  pay: wire.amount_to_charge,
  get: wire.credit_to_give,
  promoCode: wire.code?.trim() || null,
  billing: billingFromWire(wire),
  expiresOn: wire.expires_on,
  finePrint: wire.fine_print,
  giftByText: wire.gift_by_text,
  ...(wire.priced_by_personal_data && { isPersonalPrice: true }),
})

/** `{ purchase_option: … }` of the wire as an order. */
export const orderResponse = mapped(z.object({ purchase_option: orderWire }), ({ purchase_option }) => orderFromWire(purchase_option))

/** `{ purchase_options: [...] }` of the wire as subscriptions, without the options that are paid once. */
export const subscriptionsResponse = mapped(z.object({ purchase_options: listOf(orderWire) }), ({ purchase_options }) =>
  purchase_options.map(orderFromWire).filter(({ billing }) => billing.interval !== 'once'),
)

/** The body that a server sends, for the mocks. */
export type OrderWire = z.input<typeof orderWire>
