import * as z from 'zod/mini'
import { optional, text } from '../shared/api/wire.ts'

/** What may contradict an answer that otherwise reads as a success. */
export const failureFields = { status: text, errors: optional(z.unknown()) }

/** Whether what was sent as made says of itself that it was not. */
export const saysFailed = ({ status, errors }: { readonly status: string | null; readonly errors?: unknown }): boolean =>
  (status !== null && /fail|declin|error|cancel|reject/i.test(status)) || (errors !== null && errors !== undefined)
