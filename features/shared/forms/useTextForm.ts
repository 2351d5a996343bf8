import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type Submission, idle } from '../api/answers/answer.ts'
import type { FieldRefusal } from './fieldRefusal.ts'
import { type TextDraft, nativeFields } from './nativeFields.ts'
import { useFieldRefusal } from './useFieldRefusal.ts'
import { type Messages, validate } from './validate.ts'

type Options<Draft extends TextDraft, Valid> = {
  readonly schema: z.ZodMiniType<Valid, Draft>
  /** The saved values, or the input before a reload. Without `onDraft`, new values reach the fields that nobody has changed. */
  readonly values: Draft
  readonly submission?: Submission
  /** Receives the text at each change, and undefined when it is submitted: then the receiver has the values. */
  readonly onDraft?: (draft: Draft | undefined) => void
  readonly divide?: (submission: Submission) => FieldRefusal<string>
}

type Errors<Draft> = { readonly [Name in keyof Draft]?: string }

const none: Messages = {}

/**
 * A form of native fields: a draft in, valid values out. It validates at the first submit, and then at each change. Guests' pages have
 * it instead of `useDraftForm`, whose library weighs as much as a page: they can be typed into sooner.
 */
export function useTextForm<Draft extends TextDraft, Valid>(options: Options<Draft, Valid>) {
  const { schema, values, submission: given = idle, onDraft, divide } = options
  const [fields] = useState(() => nativeFields(values))
  const [messages, setMessages] = useState(none)
  const isSubmitted = useRef(false)
  const { fields: refused, rest, onTyped } = useFieldRefusal(given, divide)

  const onChange = useEffectEvent((name: string, draft: Draft) => {
    onDraft?.(draft)
    onTyped()
    if (!isSubmitted.current) return
    const validated = validate(schema, draft)
    const invalid = validated.isValid ? none : validated.messages
    // A message appears at the field that has changed, and vanishes wherever nothing is wrong any more.
    setMessages((shown) => Object.fromEntries(Object.entries(invalid).filter(([field]) => field === name || field in shown)))
  })
  useEffect(() => fields.listen((name, draft) => onChange(name, draft)), [fields])

  const follow = useEffectEvent(() => {
    if (!onDraft) fields.follow(values)
  })
  const text = JSON.stringify(values)
  useEffect(() => follow(), [text])

  const sent = useRef<Draft>(null)
  const followPhase = useEffectEvent((phase: Submission['phase']) => {
    fields.focusFirst(refused.slice(0, 1).map(({ name }) => name))
    // Text typed during the sending stays, and is not saved.
    if (phase === 'idle' && sent.current) fields.save(sent.current)
    sent.current = phase === 'sending' ? fields.draft() : null
  })
  useEffect(() => followPhase(given.phase), [given.phase])

  const onValid = (submit: (valid: Valid) => void) => () => {
    isSubmitted.current = true
    const validated = validate(schema, fields.draft())
    setMessages(validated.isValid ? none : validated.messages)
    if (!validated.isValid) return fields.focusFirst(Object.keys(validated.messages))
    onDraft?.(undefined)
    submit(validated.values)
    return undefined
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the schema's fields, and of the divided ones
  const errors = { ...messages, ...Object.fromEntries(refused.map(({ name, message }) => [name, message])) } as Errors<Draft>
  return {
    register: fields.register,
    /** The props of a field's input: its text, and its error. */
    input: <const Name extends keyof Draft & string>(name: Name) => ({ error: errors[name], ...fields.register(name) }),
    setFocus: fields.focus,
    getValues: fields.draft,
    /** The message beside each field. */
    errors,
    /** The given one, without a refusal of text that has changed since, and without the messages beside fields. */
    submission: rest,
    onValid,
  }
}
