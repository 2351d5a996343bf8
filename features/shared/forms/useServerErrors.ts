import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldRefusal } from './fieldRefusal.ts'
import type { Submission } from '../api/submission.ts'

/**
 * Shows a refusal beside the fields that it names, and returns the rest of it. `wireNames` gives the wire's name of each field,
 * in the order of the form.
 */
export function useServerErrors<Draft extends FieldValues, Valid extends FieldValues>(
  form: Pick<UseFormReturn<Draft, unknown, Valid>, 'setError'>,
  submission: Submission,
  wireNames: Readonly<Record<string, string>>,
): Submission {
  const { fields, rest } = fieldRefusal(submission, wireNames)
  const show = useEffectEvent(() => {
    // The last one set takes the focus.
    for (const { name, message } of fields.toReversed()) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name of the form; only those are in `wireNames`
      form.setError(name as Path<Draft>, { type: 'server', message }, { shouldFocus: true })
    }
  })
  useEffect(() => show(), [submission.phase])
  return rest
}
