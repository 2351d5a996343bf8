import * as z from 'zod/mini'
import { type Cents, cents, dollars } from '../../shared/money/money.ts'
import { id, integer } from '../../shared/api/wire.ts'

const wholeCents = z.codec(integer, z.custom<Cents>(), {
  decode: (amount, { issues }) => {
    if (amount < 0) issues.push({ code: 'custom', message: 'Below zero', input: amount })
    return cents(amount)
  },
  encode: (amount) => amount,
})

/** The tip of hosted checkout's payment: in dollars (B §9). */
export const tipInDollars = z.object({ amount: dollars, stripe_source_id: id })

/** The tip of a manager's payment: in cents (B §7). */
export const tipInCents = z.object({ amount: wholeCents, stripe_source_id: id })
