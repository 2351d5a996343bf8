import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { type Submission, idle } from '../api/answers/answer.ts'
import type { FieldRefusal } from './fieldRefusal.ts'
import type * as z from 'zod/mini'
import { isSameDraft } from './isSameDraft.ts'
import { useFieldRefusal } from './useFieldRefusal.ts'
import { validate } from './validate.ts'

/** The `@hookform/resolvers` package would add a kilobyte for nested forms, which we do not have. */
const schemaResolver =
  <Draft extends FieldValues, Valid extends FieldValues>(schema: z.ZodMiniType<Valid, Draft>): Resolver<Draft, unknown, Valid> =>
  (values) => {
    const validated = validate(schema, values)
    if (validated.isValid) return { values: validated.values, errors: {} }
    const errors = Object.fromEntries(Object.entries(validated.messages).map(([name, message]) => [name, { type: 'invalid', message }]))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names come from this form's schema
    return { values: {}, errors: errors as FieldErrors<Draft> }
  }

type Options<Draft extends FieldValues, Valid extends FieldValues> = {
  readonly schema: z.ZodMiniType<Valid, Draft>
  /** The saved values. New ones reach only the fields that nobody has changed. */
  readonly values: Draft
  readonly submission?: Submission
  /**
   * Receives the text at each change, and undefined when it is submitted: then the receiver has the values. The values may then
   * follow the text, and the form reads only the first ones.
   */
  readonly onDraft?: (draft: Draft | undefined) => void
  readonly divide?: (submission: Submission) => FieldRefusal<string>
  /** The input before a reload: it counts as typed. `values` stay the saved ones. */
  readonly restored?: Partial<Draft> | null
  /** Receives the text at each change, where `values` stay the saved ones. */
  readonly onTyped?: (draft: Draft) => void
  /** Whether something is typed that was not saved. */
  readonly onUnsaved?: (isUnsaved: boolean) => void
}

type DraftForm<Draft extends FieldValues, Valid extends FieldValues> = UseFormReturn<Draft, unknown, Valid> & {
  /** The props of a field's input: its text, and its error. */
  readonly input: <Name extends Path<Draft>>(name: Name) => UseFormRegisterReturn<Name> & { readonly error: string | undefined }
  /** The given one, without a refusal of text that has changed since, and without the messages beside fields. */
  readonly submission: Submission
  readonly onValid: (submit: (valid: Valid) => void) => ReturnType<UseFormReturn<Draft, unknown, Valid>['handleSubmit']>
}

/** A form that owns its text: a draft in, valid values out. It validates at the first submit, and then at each change. */
export function useDraftForm<Draft extends FieldValues, Valid extends FieldValues>({
  schema,
  values,
  submission: given = idle,
  onDraft,
  divide,
  restored = null,
  onTyped: onText,
  onUnsaved,
}: Options<Draft, Valid>): DraftForm<Draft, Valid> {
  const form = useForm<Draft, unknown, Valid>({
    resolver: schemaResolver(schema),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a whole draft has a default for every field; the library's generic type cannot express that
    defaultValues: values as DefaultValues<Draft>,
    ...(!onDraft && { values, resetOptions: { keepDirtyValues: true } }),
  })

  const { fields, rest, onTyped } = useFieldRefusal(given, divide)
  const onChange = useEffectEvent((draft: Draft, isTyped: boolean) => {
    onDraft?.(draft)
    onText?.(draft)
    if (!isTyped) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names of the form; only those are divided
    if (fields.length > 0) form.clearErrors(fields.map(({ name }) => name as Path<Draft>))
    onTyped()
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values: draft, type }) => onChange(draft, type === 'change') }),
    [form],
  )

  function setTyped(texts: readonly (readonly [string, unknown])[]) {
    for (const [name, value] of texts)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a draft's own names and values; Object.entries loses their types
      form.setValue(name as Path<Draft>, value as PathValue<Draft, Path<Draft>>, { shouldDirty: true })
  }
  const restore = useEffectEvent(() => setTyped(Object.entries(restored ?? {})))
  useEffect(() => restore(), [])

  /** The text that was sent, and the saved values at that time. */
  const sent = useRef<{ readonly text: Draft; readonly over: Draft } | null>(null)
  /** The fields that the last refusal has marked. */
  const marked = useRef<readonly string[]>([])
  /** Text typed during the sending stays, and is unsaved. What was sent is as it is saved, once that is known. */
  function showSaved({ text, over }: { readonly text: Draft; readonly over: Draft }) {
    form.resetDefaultValues(text)
    if (onDraft || isSameDraft(over, values)) return
    const typed = Object.entries(form.getValues()).filter(([name]) => !isSameDraft(form.getValues(), text, [name]))
    form.reset(values)
    setTyped(typed)
  }
  const follow = useEffectEvent((phase: Submission['phase']) => {
    // A refusal that is over leaves no mark.
    for (const name of marked.current) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name of the form; only those are marked
      const field = name as Path<Draft>
      if (form.getFieldState(field).error?.type === 'server') form.clearErrors(field)
    }
    marked.current = fields.map(({ name }) => name)
    // The last one set takes the focus.
    for (const { name, message } of fields.toReversed()) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name of the form; only those are divided
      form.setError(name as Path<Draft>, { type: 'server', message }, { shouldFocus: true })
    }
    if (phase === 'sending') sent.current = { text: structuredClone(form.getValues()), over: values }
    else {
      if (phase === 'idle' && sent.current) showSaved(sent.current)
      sent.current = null
    }
  })
  useEffect(() => follow(given.phase), [given.phase])

  const isUnsaved = onUnsaved !== undefined && form.formState.isDirty
  useEffect(() => onUnsaved?.(isUnsaved), [isUnsaved, onUnsaved])

  const errors: FieldErrors = form.formState.errors
  return {
    ...form,
    input: (name) => {
      const message = errors[name]?.message
      return { error: typeof message === 'string' ? message : undefined, ...form.register(name) }
    },
    submission: rest,
    onValid: (submit) =>
      form.handleSubmit((valid) => {
        onDraft?.(undefined)
        submit(valid)
      }),
  }
}
