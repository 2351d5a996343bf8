import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { schemaResolver } from './schemaResolver.ts'

/**
 * A form that edits server data. The form owns the text: values that are read again meanwhile reach only the fields that
 * nobody has changed. `formState.isDirty` says whether something is unsaved.
 */
export function useEditForm<Draft extends FieldValues, Valid extends FieldValues>(schema: z.ZodMiniType<Valid, Draft>, values: Draft) {
  return useForm<Draft, unknown, Valid>({
    resolver: schemaResolver(schema),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a whole draft is a default for every field; the library's type cannot say so of a generic
    defaultValues: values as DefaultValues<Draft>,
    values,
    resetOptions: { keepDirtyValues: true },
  })
}
