import * as z from 'zod/mini'
import { saysRefused } from '../../shared/api/answers/saysRefused.ts'
import { bool, documentedAs, listOf, optional, orElse } from '../../shared/api/wire.ts'

const parts = <Part extends z.ZodMiniType>(part: Part) => z.object({ payments: orElse(listOf(part), []) })

/** For the contract: a `pos_success` that says that the till took the payment. */
export const posInformed = <Part extends z.ZodMiniType>(part: Part) =>
  z.union([z.literal([true, 'true', 1, '1']), z.extend(parts(part), { errors: z.nullish(z.null()), error: z.nullish(z.null()) })])

/**
 * The parts of a payment in `pos_success`, which says that the restaurant's till took it: true, or an object without errors.
 * Null for anything else: that does not say so.
 */
export function posSuccessWith<Part extends z.ZodMiniType>(part: Part) {
  const success = z.union([bool, parts(part)])
  const withoutErrors = z.custom<z.input<typeof success>>((value) => value === false || !saysRefused(value))
  documentedAs.set(withoutErrors, z.union([z.literal([false, 'false', 0, '0']), posInformed(part)]))
  return optional(
    z.pipe(
      z.pipe(withoutErrors, success),
      z.transform((informed): readonly z.output<Part>[] | null =>
        typeof informed === 'object' ? informed.payments : informed ? [] : null,
      ),
    ),
  )
}
