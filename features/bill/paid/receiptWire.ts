import * as z from 'zod/mini'
import type { Charge } from '../../payment/attempt/attempt.ts'
import { agrees, attemptResponses, declined, failureFields, requiresAction } from '../../payment/wire/chargeWire.ts'
import { isRefusal } from '../../shared/api/answers/serverRefusal.ts'
import { bool, documentedAs, flag, id, listOf, optional, text, mapped } from '../../shared/api/wire.ts'
import { timestamp } from '../../shared/dates/timestamp.ts'
import { type PlaceBrand, placeBrand } from '../../shared/api/placeBrand.ts'
import { type Zone, zone } from '../../shared/dates/zone.ts'
import { type Cents, type Currency, dollars, signedDollars } from '../../shared/money/money.ts'
import { ticketBody } from '../reading/ticketWire.ts'
import { venueCurrency } from '../reading/venueFields.ts'
import { sumOf, zeroCents } from '../sums/arithmetic.ts'
import type { ReadTicket } from '../ticket.ts'

// The receipt of a payment at a restaurant, from whichever page it was paid. The money has moved, so each field may be missing.

/** The part paid by one source of money: a reward, the balance, a card. */
export type PartPaid = { readonly type: string; readonly label: string; readonly amount: Cents }

/** The changes of the guest's rewards. */
export type Gains = {
  /** The part that rewards paid: 'You saved $X today'. */
  readonly saved: Cents
  /** 'You earned $X Back'; null where the server has none. */
  readonly earned: Cents | null
  /** The bonus of a purchase of credit before this visit; null for none. */
  readonly bonus: Cents | null
  /** The balance of rewards; null for a guest who has joined no rewards. */
  readonly rewardsBalance: Cents | null
}

export type BillReceipt = Gains & {
  /** Whether the till was informed. If not, the guest must inform the staff. */
  readonly posInformed: boolean
  readonly parts: readonly PartPaid[]
  /** The charge to the card, the tip included; null: as agreed. */
  readonly charged: Cents | null
  /** The reference for staff and support. */
  readonly reference: string | null
  /** Milliseconds since 1970. */
  readonly at: number | null
  readonly timeZone: Zone
  /** Null for that of the agreement. */
  readonly currency: Currency | null
  readonly restaurant: string | null
  /** On one line. */
  readonly address: string | null
  readonly brand: PlaceBrand | null
  /** The check as it was paid. */
  readonly ticket: ReadTicket | null
  readonly tip: Cents | null
  /** The rest due on the check. */
  readonly remaining: Cents | null
  /** The page to return to, as the server sends it: it is not checked yet. */
  readonly returnUrlOverride: string | null
}

const part = z.object({ type: optional(z.string(), 'other'), label: text, amount: dollars })
const parts = z.object({ payments: optional(listOf(part), []) })

/** For the contract: a `pos_success` with a till that took the payment. */
export const posInformed = z.union([
  z.literal([true, 'true', 1, '1']),
  z.extend(parts, { errors: z.nullish(z.null()), error: z.nullish(z.null()) }),
])

const success = z.union([bool, parts])
const withoutErrors = z.custom<z.input<typeof success>>((value) => value === false || !isRefusal(value))
documentedAs.set(withoutErrors, z.union([z.literal([false, 'false', 0, '0']), posInformed]))

/** The parts of a payment in `pos_success`: true, or an object without errors. Null for anything else: the till may lack the payment. */
const posSuccess = optional(
  mapped(z.pipe(withoutErrors, success), (informed): readonly z.output<typeof part>[] | null =>
    typeof informed === 'object' ? informed.payments : informed ? [] : null,
  ),
)

const credit = z.object({ amount: dollars })

/** The result of a payment (B §3, payment response). */
const resultFields = {
  pos_success: posSuccess,
  subscription_credit_back: optional(credit),
  // The specification names the field, and not whether it is an amount or holds one.
  prepurchase_bonus: optional(z.union([dollars, credit])),
  opt_in_platewell: flag,
  new_platewell_balance: optional(signedDollars),
  return_url_override: text,
}

// The specification names no reference, time or charge, nor the restaurant and the bill as it was paid: these fields are our decision.
const paymentWire = z.object({
  id: optional(id),
  created_at: optional(timestamp),
  timezone: zone,
  country_code: optional(venueCurrency),
  location_name: text,
  location_address: text,
  brand: placeBrand,
  ticket: optional(ticketBody),
  tip_amount: optional(dollars),
  amount_charged: optional(dollars),
  amount_remaining: optional(dollars),
  ...resultFields,
  ...failureFields,
})

/** The charge, in answers that the specification shows. */
export const transactionWire = z.object({
  id: optional(id),
  amount_charged: optional(dollars),
  created_at: optional(timestamp),
  ...failureFields,
})

/** The fields of an answer that the specification shows: the result, beside the charge. */
export const flatFields = { ...resultFields, transaction: optional(transactionWire), ...failureFields }
const flatWire = z.object(flatFields)

const labels: Readonly<Record<string, string>> = {
  offer: 'Reward',
  balance: 'Balance',
  house_account: 'House account',
  card: 'Card',
  tip: 'Tip',
}

function receiptFromWire(wire: z.output<typeof paymentWire>): BillReceipt {
  const paid = (wire.pos_success ?? []).map(({ type, label, amount }) => ({ type, label: label ?? labels[type] ?? 'Other', amount }))
  const bonus = typeof wire.prepurchase_bonus === 'object' ? (wire.prepurchase_bonus?.amount ?? null) : wire.prepurchase_bonus
  return {
    posInformed: wire.pos_success !== null,
    parts: paid,
    saved: sumOf(paid.filter(({ type }) => type === 'offer').map(({ amount }) => amount)),
    earned: wire.subscription_credit_back?.amount ?? null,
    bonus: bonus === zeroCents ? null : bonus,
    rewardsBalance: wire.opt_in_platewell ? wire.new_platewell_balance : null,
    charged: wire.amount_charged,
    reference: wire.id,
    at: wire.created_at?.getTime() ?? null,
    timeZone: wire.timezone,
    currency: wire.country_code,
    restaurant: wire.location_name,
    address: wire.location_address,
    brand: wire.brand,
    ticket: wire.ticket,
    tip: wire.tip_amount,
    remaining: wire.amount_remaining,
    returnUrlOverride: wire.return_url_override,
  }
}

const unsaid = z.decode(paymentWire, {})

/** The receipt of an answer that the specification shows. */
export function paidFromFlat({ transaction, ...result }: Omit<z.output<typeof flatWire>, keyof typeof failureFields>): Charge<BillReceipt> {
  const { id: reference = null, amount_charged = null, created_at = null } = transaction ?? {}
  return { outcome: 'paid', receipt: receiptFromWire({ ...unsaid, ...result, id: reference, amount_charged, created_at }) }
}

const paid = mapped(
  z
    // The money has moved, even if nothing else can be read.
    .object({ outcome: z.literal('paid'), payment: optional(paymentWire, unsaid), ...failureFields })
    .check(agrees(['payment'])),
  ({ payment }): Charge<BillReceipt> => ({ outcome: 'paid', receipt: receiptFromWire(payment) }),
)

/** The answers about an attempt to pay a bill, or credit at the table. */
export const billResponses = attemptResponses([paid, requiresAction, declined])

/** The bodies that a server sends, for the mocks. */
export type PaymentWire = z.input<typeof paymentWire>
export type ChargeWire = z.input<typeof billResponses.charge>
