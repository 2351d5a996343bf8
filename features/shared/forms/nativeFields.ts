/** The draft of a form of native fields. */
export type TextDraft = Readonly<Record<string, string | boolean>>

type NativeField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isToggle = (field: NativeField): field is HTMLInputElement => field.type === 'checkbox'

const readField = (field: NativeField): string | boolean => (isToggle(field) ? field.checked : field.value)

function writeField(field: NativeField, value: string | boolean | undefined): void {
  if (isToggle(field)) field.checked = value === true
  else if (field.value !== value) field.value = String(value ?? '')
}

/** The props of a native field, by which the form knows it. They stay the same: React calls a new `ref` at each render. */
export type RegisteredProps<Name extends string> = {
  readonly name: Name
  readonly onChange: () => void
  readonly ref: (field: NativeField | null) => () => void
}

/**
 * The native fields of a form hold its text; this object knows the fields, and keeps the text of those that are not on the page. It is
 * read from the fields: a password manager may fill them without an event. A change renders nothing.
 */
export function nativeFields<Draft extends TextDraft>(first: Draft) {
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
