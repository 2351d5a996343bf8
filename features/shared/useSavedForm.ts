import { useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type Drafts, noDrafts } from './drafts.ts'
import { schemaResolver } from './schemaResolver.ts'
import { type Submission, idle } from './submission.ts'

type Options<Draft extends FieldValues, Valid extends FieldValues> = {
  readonly schema: z.ZodMiniType<Valid, Draft>
  /** What the fields show first, unless something typed was saved. */
  readonly initial: Draft
  readonly submission?: Submission
  /** Where the text is saved; @default nowhere: it is lost with the form */
  readonly drafts?: Drafts
  /** The form's name in `drafts`. */
  readonly name?: string
  /** What may be saved of the text. */
  readonly toSave?: (typed: Draft) => Draft
}

/**
 * A form that owns its text, and saves it until it is submitted. It validates at the first submit, and then at each change.
 * `submission` is the given one, without a refusal of text that has changed since.
 */
export function useSavedForm<Draft extends FieldValues, Valid extends FieldValues>({
  schema,
  initial,
  submission = idle,
  drafts = noDrafts,
  name = '',
  toSave = (typed) => typed,
}: Options<Draft, Valid>) {
  const form = useForm<Draft, unknown, Valid>({
    resolver: schemaResolver(schema),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this form wrote the saved text, and it has every field; the library's generic type cannot express that
    defaultValues: (drafts.read(name) ?? initial) as DefaultValues<Draft>,
  })
  const [outdated, setOutdated] = useState<Submission>()
  const onTyped = useEffectEvent((typed: Draft) => {
    drafts.write(name, toSave(typed))
    setOutdated(submission)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }), [form])
  return {
    ...form,
    submission: submission === outdated && submission.phase === 'refused' ? idle : submission,
    /** Handles a submit with the valid values. The saved text is removed: from now on the receiver has it. */
    onValid: (submit: (valid: Valid) => void) =>
      form.handleSubmit((valid) => {
        drafts.write(name, undefined)
        submit(valid)
      }),
  }
}
