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

/** A provider's status, whatever it is spelled like. */
export const plainStatus = (status: string | null): string => (status ?? '').trim().toLowerCase().replaceAll('_', ' ')

/** Whether what was sent as made does not say so of itself: a status that is not known as a success is looked up. */
export const saysFailed = (said: { readonly status: string | null; readonly errors?: unknown }): boolean =>
  (said.status !== null && !known.has(plainStatus(said.status))) || (said.errors !== null && said.errors !== undefined)
