import * as z from 'zod/mini'
import { documentedAs, optional } from '../shared/api/wire.ts'

/** What payment servers call money that has moved. */
const moved = [
  ...(['succeeded', 'success', 'successful', 'ok', 'complete', 'completed', 'done', 'processed', 'approved', 'active', 'closed'] as const),
  ...(['paid', 'charged', 'captured', 'purchased', 'refunded', 'settled', 'posted'] as const),
] as const
const known: ReadonlySet<string> = new Set(moved)

const status = z.string()
documentedAs.set(status, z.enum(moved))

/** What may contradict an answer that otherwise reads as a success. */
export const failureFields = { status: optional(status), errors: optional(z.unknown()) }

/** Whether what was sent as made does not say so of itself: a status that is not known as a success is looked up. */
export const saysFailed = (said: { readonly status: string | null; readonly errors?: unknown }): boolean =>
  (said.status !== null && !known.has(said.status.trim().toLowerCase())) || (said.errors !== null && said.errors !== undefined)
