import { useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { schemaResolver } from './schemaResolver.ts'
import { type Submission, idle } from '../api/submission.ts'

type Options<Draft extends FieldValues, Valid extends FieldValues> = {
  readonly schema: z.ZodMiniType<Valid, Draft>
  /** What the fields show first. */
  readonly initial: Draft
  /** Called with the text at each change, and with undefined when it is submitted. Without it, the text is not saved. */
  readonly onDraft?: (draft: Draft | undefined) => void
  readonly submission?: Submission
}

type SavedForm<Draft extends FieldValues, Valid extends FieldValues> = UseFormReturn<Draft, unknown, Valid> & {
  readonly submission: Submission
  /** Handles a submit with the valid values. The saved text is removed: from now on the receiver has it. */
  readonly onValid: (submit: (valid: Valid) => void) => ReturnType<UseFormReturn<Draft, unknown, Valid>['handleSubmit']>
}

/**
 * A form that owns its text. It validates at the first submit, and then at each change. The `submission` that it returns
 * is the given one, without a refusal of text that has changed since.
 */
export function useSavedForm<Draft extends FieldValues, Valid extends FieldValues>({
  schema,
  initial,
  onDraft,
  submission = idle,
}: Options<Draft, Valid>): SavedForm<Draft, Valid> {
  const form = useForm<Draft, unknown, Valid>({
    resolver: schemaResolver(schema),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a whole draft has a default for every field; the library's generic type cannot express that
    defaultValues: initial as DefaultValues<Draft>,
  })
  const [outdated, setOutdated] = useState<Submission>()
  const onTyped = useEffectEvent((draft: Draft) => {
    onDraft?.(draft)
    setOutdated(submission)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }), [form])
  return {
    ...form,
    submission: submission === outdated && submission.phase === 'refused' ? idle : submission,
    /** Handles a submit with the valid values. */
    onValid: (submit: (valid: Valid) => void) =>
      form.handleSubmit((valid) => {
        onDraft?.(undefined)
        submit(valid)
      }),
  }
}
