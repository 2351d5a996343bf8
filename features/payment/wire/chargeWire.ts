import * as z from 'zod/mini'
import { orElse } from '../../shared/api/wire.ts'
import type { Charge } from './charge.ts'

/** The bank asks first. */
export const actionWire = z.object({
  outcome: z.literal('requires_action'),
  /** Of the provider's payment: the page asks the bank with it, and then sends `complete`. */
  client_secret: z.string().check(z.minLength(1)),
})

export const bankAsked = ({ client_secret }: z.output<typeof actionWire>): Charge<never> => ({
  outcome: 'requiresAction',
  clientSecret: client_secret,
})
export const requiresAction = z.pipe(actionWire, z.transform(bankAsked))

export const declined = z.pipe(
  z.object({
    outcome: z.literal('declined'),
    /** Why the card was declined, in the provider's words, such as `insufficient_funds`: the page explains it. */
    decline_code: orElse(z.string(), ''),
  }),
  z.transform(({ decline_code }): Charge<never> => ({ outcome: 'declined', code: decline_code })),
)

/** An attempt that was given up. */
const closedWire = z.object({ outcome: z.literal('closed') })
/** An attempt that has not arrived so far. */
const unknownWire = z.object({ outcome: z.literal('unknown') })

/** The answers to an attempt that ends with one of these outcomes: to the charge itself, to its close, and to its look-up. */
export function attemptResponses<const Outcomes extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]]>(
  outcomes: Outcomes,
) {
  return {
    charge: z.discriminatedUnion('outcome', outcomes),
    close: z.discriminatedUnion('outcome', [...outcomes, closedWire]),
    lookUp: z.discriminatedUnion('outcome', [...outcomes, closedWire, unknownWire]),
  }
}

/** The body of an attempt that was given up, for the mocks. */
export type ClosedWire = z.input<typeof closedWire>
