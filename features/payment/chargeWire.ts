import * as z from 'zod/mini'
import { orElse } from '../shared/api/wire.ts'
import type { Charge } from './charge.ts'

/** The answers to an attempt that has charged nothing. Each surface adds its own for what was paid. */
export const unpaidWire = [
  z.object({
    outcome: z.literal('requires_action'),
    /** Of the provider's payment: the page asks the bank with it, and then sends `complete`. */
    client_secret: z.string().check(z.minLength(1)),
  }),
  z.object({
    outcome: z.literal('declined'),
    /** Why the card was declined, in the provider's words, such as `insufficient_funds`: the page explains it. */
    decline_code: orElse(z.string(), ''),
  }),
] as const

/** The answer to a close or a look-up of an attempt that was given up. */
export const closedWire = z.object({ outcome: z.literal('closed') })

/** The answer to a look-up of an attempt that has not arrived so far. */
export const unknownWire = z.object({ outcome: z.literal('unknown') })

export const unpaidCharge = (wire: z.output<(typeof unpaidWire)[number]>): Charge<never> =>
  wire.outcome === 'declined'
    ? { outcome: 'declined', code: wire.decline_code }
    : { outcome: 'requiresAction', clientSecret: wire.client_secret }
