import { useEffect, useEffectEvent } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { schemaResolver } from './schemaResolver.ts'

/**
 * A form whose text lives outside it: every change is reported, so that going back, a failed call or a reload loses nothing. It
 * validates at the first submit, and then at each change.
 */
export function useDraftForm<Draft extends FieldValues, Valid extends FieldValues>({
  schema,
  draft,
  onDraft,
}: {
  schema: z.ZodMiniType<Valid, Draft>
  draft: Draft
  onDraft: (draft: Draft) => void
}) {
  const form = useForm<Draft, unknown, Valid>({
    resolver: schemaResolver(schema),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a whole draft has a default for every field; the library's generic type cannot express that
    defaultValues: draft as DefaultValues<Draft>,
  })
  const tell = useEffectEvent(onDraft)
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }), [form])
  return form
}
