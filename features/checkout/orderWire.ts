import * as z from 'zod/mini'
import { dollars } from '../shared/money.ts'
import { flag } from '../shared/wire.ts'
import { whole } from '../shared/whole.ts'
import type { Billing, Member, Order, Purchase, Rhythm } from './order.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const rhythmFields = { billing_interval: z.nullish(z.literal(['monthly', 'yearly'])), monthly_billing_day: z.nullish(whole) }
type RhythmRead = z.output<z.ZodMiniObject<typeof rhythmFields>>

const rhythmOf = ({ billing_interval: interval, monthly_billing_day: day }: RhythmRead): Rhythm | null =>
  interval === 'monthly' ? { interval, monthlyDay: day ?? null } : interval === 'yearly' ? { interval } : null

const orderFields = z.object({
  kind: z.literal(['ico', 'gco']),
  id: z.string(),
  product: z.literal(['credit', 'gift_card', 'pass']),
  name: z.string(),
  amount: dollars,
  amount_to_charge: dollars,
  credit_to_give: dollars,
  code: z.nullish(z.string()),
  ...rhythmFields,
  next_charge_on: z.nullish(day),
  cancel_terms: z.nullish(z.string()),
})
/** What is charged again says when: without that it may not be sold (CHK-08). */
const orderWire = orderFields.check(z.refine((order) => !order.billing_interval || (!!order.next_charge_on && !!order.cancel_terms), 'A subscription without its terms'))
type OrderRead = z.output<typeof orderWire>

function billingOf(wire: OrderRead): Billing {
  const { next_charge_on: nextCharge, cancel_terms: cancelTerms } = wire
  const rhythm = rhythmOf(wire)
  return rhythm && nextCharge ? { ...rhythm, nextCharge, cancelTerms: cancelTerms ?? '' } : { interval: 'once' }
}

const orderOf = (wire: OrderRead): Order => ({
  option: { kind: wire.kind, id: wire.id },
  product: wire.product === 'gift_card' ? 'giftCard' : wire.product,
  name: wire.name,
  amount: wire.amount,
  pay: wire.amount_to_charge,
  get: wire.credit_to_give,
  promoCode: wire.code ?? null,
  billing: billingOf(wire),
})

/** `{ purchase_option: … }` of the wire as an `Order` (CHK-03). */
export const orderResponse = z.pipe(
  z.object({ purchase_option: orderWire }),
  z.transform(({ purchase_option }) => orderOf(purchase_option)),
)

const userWire = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  credit_cards: z._default(
    z.array(z.object({ id: z.string(), brand: z.string(), last_four: z.string(), exp_month: whole, exp_year: whole })),
    [],
  ),
})

/** `{ user: … }` of the wire as who is signed in; the token is the caller's. */
export const memberResponse = z.pipe(
  z.object({ user: userWire }),
  z.transform(
    ({ user }): Omit<Member, 'token'> => ({
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      cards: user.credit_cards.map(({ id, brand, last_four, exp_month, exp_year }) => ({
        id,
        brand,
        lastFour: last_four,
        expires: { month: exp_month, year: exp_year },
      })),
    }),
  ),
)

const purchaseWire = z.object({
  id: z.string(),
  amount_charged: dollars,
  amount_credited: dollars,
  credit_balance: z.nullish(dollars),
  keep_gift_bonus: flag,
  ...rhythmFields,
  user_email: z.string(),
  new_user: flag,
  reset_token: z.nullish(z.string()),
})
type PurchaseRead = z.output<typeof purchaseWire>

const purchaseOf = (wire: PurchaseRead): Purchase => ({
  id: wire.id,
  charged: wire.amount_charged,
  credited: wire.amount_credited,
  balance: wire.credit_balance ?? null,
  keepsGiftBonus: wire.keep_gift_bonus,
  billing: rhythmOf(wire) ?? { interval: 'once' },
  email: wire.user_email,
  resetToken: (wire.new_user && wire.reset_token) || null,
})

/** What an attempt to pay came to (CHK-04, CHK-10). */
export type Charge =
  | { readonly outcome: 'purchased'; readonly purchase: Purchase }
  /** The bank wants to hear from the buyer first (3-D Secure). */
  | { readonly outcome: 'requiresAction'; readonly clientSecret: string }
  | { readonly outcome: 'declined'; readonly code: string }

const chargeWire = z.union([
  z.object({ outcome: z.literal('purchased'), purchase: purchaseWire }),
  z.object({ outcome: z.literal('requires_action'), client_secret: z.string() }),
  z.object({ outcome: z.literal('declined'), decline_code: z.string() }),
])

function chargeOf(wire: z.output<typeof chargeWire>): Charge {
  switch (wire.outcome) {
    case 'purchased':
      return { outcome: 'purchased', purchase: purchaseOf(wire.purchase) }
    case 'requires_action':
      return { outcome: 'requiresAction', clientSecret: wire.client_secret }
    case 'declined':
      return { outcome: 'declined', code: wire.decline_code }
  }
}

export const chargeResponse = z.pipe(chargeWire, z.transform(chargeOf))

/** Given up: nothing was charged under its key, and never will be. */
const closedWire = z.object({ outcome: z.literal('closed') })
type Closed = z.output<typeof closedWire>

/** What became of an attempt that was given up: what it had come to, or that it is closed. */
export const closeResponse = z.pipe(
  z.union([...chargeWire.def.options, closedWire]),
  z.transform((wire): Charge | Closed => (wire.outcome === 'closed' ? wire : chargeOf(wire))),
)

/** What became of an attempt: what it came to, that it is closed, or that it never arrived. */
export const lookUpResponse = z.pipe(
  z.union([...chargeWire.def.options, closedWire, z.object({ outcome: z.literal('unknown') })]),
  z.transform((wire): Charge | Closed | { readonly outcome: 'unknown' } =>
    wire.outcome === 'unknown' || wire.outcome === 'closed' ? wire : chargeOf(wire),
  ),
)

/** What a server sends, for those that answer in its place. */
export type OrderWire = z.input<typeof orderWire>
export type UserWire = z.input<typeof userWire>
export type ChargeWire = z.input<typeof chargeWire>
export type ClosedWire = z.input<typeof closedWire>
