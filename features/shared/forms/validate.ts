import * as z from 'zod/mini'

/** The messages beside a form's fields, by the names of the fields. */
export type Messages = Readonly<Record<string, string>>

type Validated<Valid> =
  | { readonly isValid: true; readonly values: Valid }
  /** The first message of each field. */
  | { readonly isValid: false; readonly messages: Messages }

/** Validates a flat form with its schema. */
export function validate<Draft, Valid>(schema: z.ZodMiniType<Valid, Draft>, draft: Draft): Validated<Valid> {
  const parsed = z.safeParse(schema, draft)
  if (parsed.success) return { isValid: true, values: parsed.data }
  const messages: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) messages[path.join('.')] ??= message
  return { isValid: false, messages }
}
