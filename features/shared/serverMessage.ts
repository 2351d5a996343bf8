import * as z from 'zod/mini'

const messages = z.array(z.string())

const errorBody = z.object({
  errors: z.optional(z.union([messages, z.record(z.string(), messages)])),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
})

/**
 * The server's words from the body of a refusal (NET-06): the first base error, else the first message, else null.
 * The caller puts its surface's default in place of null.
 */
export function serverMessage(body: unknown): string | null {
  const parsed = errorBody.safeParse(body)
  if (!parsed.success) return null
  const { errors, error, message } = parsed.data
  const listed = Array.isArray(errors) ? errors : [...(errors?.['base'] ?? []), ...Object.values(errors ?? {}).flat()]
  return [...listed, error, message].find((text) => text?.trim()) ?? null
}
