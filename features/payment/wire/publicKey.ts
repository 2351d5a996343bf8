import * as z from 'zod/mini'
import { optional } from '../../shared/api/wire.ts'

/** The restaurant's public key of the payment provider. Null for anything else: a secret key must never be used here. */
export const publicKey = optional(z.string().check(z.trim(), z.regex(/^pk_\w+$/)))
