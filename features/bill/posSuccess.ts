import * as z from 'zod/mini'
import { saysRefused } from '../shared/api/saysRefused.ts'
import { bool, documentedAs, listOf, optional, orElse } from '../shared/api/wire.ts'

/**
 * The parts of a payment in `pos_success`, which says that the restaurant's till took it: true, or an object without errors.
 * Null for anything else: that does not say so.
 */
export function posSuccessWith<Part extends z.ZodMiniType>(part: Part) {
  const success = z.union([bool, z.object({ payments: orElse(listOf(part), []) })])
  const withoutErrors = z.custom<z.input<typeof success>>((value) => !saysRefused(value))
  documentedAs.set(withoutErrors, success)
  return optional(
    z.pipe(
      z.pipe(withoutErrors, success),
      z.transform((informed): readonly z.output<Part>[] | null =>
        typeof informed === 'object' ? informed.payments : informed ? [] : null,
      ),
    ),
  )
}
