import * as z from 'zod/mini'
import type { Charge } from '../../payment/attempt/attempt.ts'
import { agrees, attemptResponses, declined, failureFields, requiresAction, contradictsSuccess } from '../../payment/wire/chargeWire.ts'
import { dollars, price, signedDollars } from '../../shared/money/money.ts'
import { bool, documentedAs, flag, id, optional, text, mapped } from '../../shared/api/wire.ts'
import { passesFromWire, walletPassFields } from '../../shared/links/walletPasses.ts'
import type { Right } from '../../shared/flow/right.ts'
import type { PurchaseAnswer } from '../order.ts'
import { interval } from './memberWire.ts'
import { monthlyDay, rhythmFromWire } from './orderWire.ts'

/** The money has moved, so the purchase counts even if some of these fields cannot be read. */
const purchaseFields = {
  id: optional(id),
  amount: optional(dollars),
  amount_to_charge: optional(dollars),
  amount_charged: optional(dollars),
  credit_to_give: optional(dollars),
  amount_credited: optional(dollars),
  credit_balance: optional(signedDollars),
  keep_gift_bonus: optional(bool, true),
  billing_interval: optional(interval),
  monthly_billing_day: monthlyDay,
  user_email: text,
  new_user: flag,
  reset_token: text,
  ...walletPassFields,
}
export const purchaseWire = z.object(purchaseFields)
type WireRead = z.output<typeof purchaseWire>

/** The purchase with its secrets, as the server's answer has them. */
export type PurchaseRead = Omit<PurchaseAnswer, 'giftRight' | 'passwordRight'> & {
  readonly id: string | null
  readonly resetToken: string | null
}

type Hold = <Of extends 'purchase' | 'password'>(of: Of, secret: string) => Right<Of> | null

/** The purchase with rights for its secrets, which `hold` takes. */
export const withRights = ({ id, resetToken, ...purchase }: PurchaseRead, hold: Hold): PurchaseAnswer => ({
  ...purchase,
  giftRight: id === null ? null : hold('purchase', id),
  passwordRight: resetToken === null ? null : hold('password', resetToken),
})

/** The purchase, with null for what cannot be read. */
export const purchaseFromWire = (wire: WireRead | null): PurchaseRead => ({
  id: wire?.id ?? null,
  amount: wire?.amount ?? null,
  toCharge: wire?.amount_to_charge ?? null,
  charged: wire?.amount_charged ?? wire?.amount_to_charge ?? null,
  toCredit: wire?.credit_to_give ?? null,
  credited: wire?.amount_credited ?? null,
  balance: wire?.credit_balance ?? null,
  keepsGiftBonus: wire?.keep_gift_bonus ?? true,
  billing: wire && rhythmFromWire(wire),
  monthlyDay: wire?.monthly_billing_day ?? null,
  email: wire?.user_email ?? null,
  passes: wire ? passesFromWire(wire) : { apple: null, google: null },
  resetToken: (wire?.new_user && wire.reset_token) || null,
})

/** The money has moved, even if nothing else can be read. */
const paid = (wire: WireRead | null): Charge<PurchaseRead> => ({ outcome: 'paid', receipt: purchaseFromWire(wire) })

const purchased = mapped(
  z
    .object({ outcome: z.literal('purchased'), purchase: optional(z.extend(purchaseWire, failureFields)), ...failureFields })
    .check(agrees(['purchase'])),
  ({ purchase }) => paid(purchase),
)

/** The purchase without an outcome around it (A §3). A charge or a credit means that it is paid; an amount due does not. */
const flatWire = z.object({ ...purchaseFields, outcome: z.optional(z.literal('purchased')), ...failureFields }).check(
  z.refine((wire) => {
    const { outcome, amount_charged, amount_credited } = wire
    // The answer to a free order has the outcome.
    if (contradictsSuccess(wire)) return false
    if (outcome === 'purchased') return amount_charged !== null || amount_credited !== null
    return (amount_charged ?? 0) > 0 || (amount_credited ?? 0) > 0
  }, 'Does not say that it is paid'),
)
documentedAs.set(
  flatWire,
  z.union([
    z.object({ ...purchaseFields, amount_charged: price, ...failureFields }),
    z.object({ ...purchaseFields, amount_credited: price, ...failureFields }),
  ]),
)

export const purchaseResponses = attemptResponses([purchased, requiresAction, declined])

/** The answer to a purchase: with its outcome, or without one. */
export const purchaseResponse = z.union([mapped(flatWire, (wire) => paid(wire)), purchaseResponses.charge])

/** The body that a server sends, for the mocks. */
export type ChargeWire = z.input<typeof purchaseResponses.charge>
