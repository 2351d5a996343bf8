import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/**
 * Validates a flat form with its schema: the first message of each field, or the valid values. The `@hookform/resolvers`
 * package would add a kilobyte to every page for nested forms, which we do not have.
 */
export const schemaResolver =
  <Draft extends FieldValues, Valid extends FieldValues>(schema: z.ZodMiniType<Valid, Draft>): Resolver<Draft, unknown, Valid> =>
  (values) => {
    const parsed = z.safeParse(schema, values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= { type: 'invalid', message }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names come from this form's schema
    return { values: {}, errors: errors as FieldErrors<Draft> }
  }
