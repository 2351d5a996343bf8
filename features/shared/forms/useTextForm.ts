import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type Submission, idle } from '../api/answers/answer.ts'
import type { FieldRefusal } from './fieldRefusal.ts'
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

/** The draft of a form of native fields. */
type TextDraft = Readonly<Record<string, string | boolean>>

type NativeField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isToggle = (field: NativeField): field is HTMLInputElement => field.type === 'checkbox'

const readField = (field: NativeField): string | boolean => (isToggle(field) ? field.checked : field.value)

function writeField(field: NativeField, value: string | boolean | undefined): void {
  if (isToggle(field)) field.checked = value === true
  else if (field.value !== value) field.value = String(value ?? '')
}

/** The props of a native field, by which the form knows it. They stay the same: React calls a new `ref` at each render. */
type RegisteredProps<Name extends string> = {
  readonly name: Name
  readonly onChange: () => void
  readonly ref: (field: NativeField | null) => () => void
}

/**
 * The native fields of a form hold its text; this object knows the fields, and keeps the text of those that are not on the page. It is
 * read from the fields: a password manager may fill them without an event. A change renders nothing.
 */
function nativeFields<Draft extends TextDraft>(first: Draft) {
  type Name = keyof Draft & string
  const fields = new Map<string, NativeField>()
  const registered = new Map<string, RegisteredProps<Name>>()
  let saved: Draft = first
  let draft: Draft = first
  let listener: (name: string, draft: Draft) => void = () => {}

  function read(): Draft {
    draft = { ...draft, ...Object.fromEntries([...fields].map(([name, field]) => [name, readField(field)])) }
    return draft
  }

  function register<const N extends Name>(name: N): RegisteredProps<N> {
    const props = registered.get(name) ?? {
      name,
      onChange: () => listener(name, read()),
      ref: (field) => {
        if (field) {
          fields.set(name, field)
          writeField(field, draft[name])
        }
        return () => {
          read()
          fields.delete(name)
        }
      },
    }
    registered.set(name, props)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the props under a name have that name
    return props as RegisteredProps<N>
  }

  /** Moves the focus to a field. */
  function focus(name: Name, { shouldSelect = false } = {}): void {
    const field = fields.get(name)
    field?.focus()
    if (shouldSelect && field && 'select' in field) field.select()
  }

  return {
    register,
    focus,
    draft: read,
    /** Moves the focus to the first of these fields, in the order of the page. */
    focusFirst: (names: readonly string[]) => {
      const [top] = names
        .flatMap((name) => fields.get(name) ?? [])
        .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      top?.focus()
    },
    /** Text that nobody has changed follows what is saved. */
    follow: (values: Draft) => {
      const before = read()
      const untouched = Object.keys(values).filter((name) => before[name] === saved[name])
      draft = { ...before, ...Object.fromEntries(untouched.map((name) => [name, values[name]])) }
      for (const [name, field] of fields) writeField(field, draft[name])
      saved = values
    },
    /** From now on this text counts as saved. */
    save: (sent: Draft) => void (saved = sent),
    /** Receives each change; returns how to stop. */
    listen: (next: typeof listener) => {
      listener = next
      return () => void (listener = () => {})
    },
  }
}
