import { useEffect, useEffectEvent, useRef } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { schemaResolver } from './schemaResolver.ts'
import { type Submission, idle } from '../api/submission.ts'

/**
 * A form that edits server data. The form owns the text: values that are read again meanwhile reach only the fields that
 * nobody has changed. `formState.isDirty` says whether something is unsaved: with the form's `submission`, what was sent
 * counts as saved after a success.
 */
export function useEditForm<Draft extends FieldValues, Valid extends FieldValues>(
  schema: z.ZodMiniType<Valid, Draft>,
  values: Draft,
  submission: Submission = idle,
) {
  const form = useForm<Draft, unknown, Valid>({
    resolver: schemaResolver(schema),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a whole draft is a default for every field; the library's type cannot say so of a generic
    defaultValues: values as DefaultValues<Draft>,
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const sent = useRef<Draft | null>(null)
  const follow = useEffectEvent((phase: Submission['phase']) => {
    if (phase === 'sending') sent.current = structuredClone(form.getValues())
    else {
      // What was typed while it was being sent stays, and is unsaved.
      if (phase === 'idle' && sent.current) form.resetDefaultValues(sent.current)
      sent.current = null
    }
  })
  useEffect(() => follow(submission.phase), [submission.phase])
  return form
}
