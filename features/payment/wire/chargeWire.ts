import * as z from 'zod/mini'
import { holdsAnything } from '../../shared/api/answers/serverRefusal.ts'
import { orDropped } from '../../shared/api/dropped.ts'
import { bool, documentedAs, nullish, optional, mapped } from '../../shared/api/wire.ts'
import type { Charge } from '../attempt/attempt.ts'

/** The bank must confirm first. */
export const actionWire = z.object({ outcome: z.literal('requires_action'), client_secret: z.string().check(z.minLength(1)) })

export const bankAsked = ({ client_secret }: z.output<typeof actionWire>): Charge<never> => ({
  outcome: 'requiresAction',
  clientSecret: client_secret,
})
export const requiresAction = mapped(actionWire, bankAsked)

export const declined = mapped(
  z.object({ outcome: z.literal('declined'), decline_code: optional(z.string(), '') }),
  ({ decline_code }): Charge<never> => ({ outcome: 'declined', code: decline_code }),
)

const closedWire = z.object({ outcome: z.literal('closed') })
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

/** The words of payment servers for money that has moved. */
const moved = [
  ...(['succeeded', 'success', 'successful', 'ok', 'complete', 'completed', 'done', 'processed', 'approved', 'active'] as const),
  ...(['paid', 'charged', 'captured', 'purchased', 'refunded', 'settled', 'posted'] as const),
] as const

/** A field that may contradict a success. The contract shows the values that do not. `unread`: the value of one that cannot be read. */
function shownAs<Wire, Said>(read: z.ZodMiniType<Said, Wire>, shown: z.ZodMiniType, unread: Said | null = null) {
  const any = z.custom<Wire>()
  documentedAs.set(any, shown)
  return orDropped(nullish(z.pipe(any, read)), unread)
}

/** The status of a success; `known`: further words for one. */
export const statusShownAs = (known: readonly string[]) => shownAs(z.string(), z.enum([...moved, ...known]))

/** The fields that may contradict an answer that otherwise reads as a success. */
export const failureFields = {
  status: statusShownAs([]),
  errors: shownAs(z.unknown(), z.null()),
  error: shownAs(z.unknown(), z.null()),
  success: shownAs(bool, z.literal(true), false),
  paid: shownAs(bool, z.literal(true)),
  // A server may name how the bank asks. A payment that may wait for the bank is not paid.
  requires_action: shownAs(bool, z.literal(false), true),
  client_secret: shownAs(z.string(), z.null()),
}
const fields = z.object(failureFields)
export type SuccessFields = Partial<z.output<typeof fields>>

export const isStatus = (status: string | null | undefined, words: readonly string[]): boolean =>
  words.includes(status?.trim().toLowerCase().replaceAll('_', ' ') ?? '')

/** Whether an answer of success contradicts itself. A status that is not known as a success does. `known`: further successes. */
export const contradictsSuccess = (
  { status, errors, error, success, paid, requires_action, client_secret }: SuccessFields,
  known: readonly string[] = [],
): boolean =>
  ((status ?? null) !== null && !isStatus(status, [...moved, ...known])) ||
  holdsAnything([errors, error]) ||
  success === false ||
  paid === false ||
  requires_action === true ||
  Boolean(client_secret)

/** Refuses an answer that contradicts itself, or whose parts do: it is then looked up. `known`: further successes. */
export const agrees = <Part extends string = never>(parts: readonly Part[] = [], known: readonly string[] = []) =>
  z.refine<SuccessFields & { readonly [P in Part]: SuccessFields | null }>(
    (made) => !contradictsSuccess(made, known) && parts.every((part) => made[part] === null || !contradictsSuccess(made[part], known)),
    'Contradicts itself',
  )
