import * as z from 'zod/mini'
import { id, integer } from '../../shared/api/wire.ts'
import { centsSchema, dollars } from '../../shared/money/money.ts'

const wholeCents = z.codec(integer, centsSchema.check(z.minimum(0)), { decode: (amount) => amount, encode: (amount) => amount })

/** The tip of hosted checkout's payment: in dollars (B §9). */
export const tipInDollars = z.object({ amount: dollars, stripe_source_id: id })

/** The tip of a manager's payment: in cents (B §7). */
export const tipInCents = z.object({ amount: wholeCents, stripe_source_id: id })
