import { trimmed } from '../../shared/forms/nameSchema.ts'
import { plainText } from '../../../ui/text/plainText.ts'
import { plainValue } from '../../../ui/text/plainValue.ts'
import * as z from 'zod/mini'
import { fields as wireFields, id, listOrEmpty, name, optional, text, mapped } from '../../shared/api/wire.ts'
import { phoneText } from '../../shared/contact/formatPhone.ts'
import { phoneMessage, phoneSchema } from '../../shared/contact/phone.ts'
import { isSameDraft } from '../../shared/forms/isSameDraft.ts'
import { phoneDigits } from '../project.ts'
import type { FactGroup } from './ReadOnly.tsx'

/** The text of a form: each field holds text, or a list of identifiers. */
export type Draft = Readonly<Record<string, string | readonly string[]>>

/** A person's edit, and the saved text that it began from. */
export type Edit<D extends Draft> = { readonly base: D; readonly mine: D }

/** The names of the fields that differ. */
export const changedFields = <D extends Draft>(one: D, other: D): readonly (keyof D & string)[] =>
  Object.keys(one).filter((name) => !isSameDraft(one, other, [name]))

/**
 * The codec of one kind of field: reading it from the server, typing it into a form, and sending it. An emptied field is sent
 * as null.
 */
type Kind<Value, Typed> = {
  readonly read: z.ZodMiniType<Value>
  readonly form: z.ZodMiniType<Value, Typed>
  readonly sent: z.ZodMiniType<Value | undefined>
  /** Saved text as people write it. */
  readonly format?: (text: string) => string
}

export type TextKind = Kind<string | null, string>
export type NameKind = Kind<string, string>
/** Identifiers that are chosen, and not typed: no message is shown beside them. */
export type ChoiceKind = Kind<readonly string[], string[]> & { readonly isChosen: true }

const optionalKind = (form: TextKind['form']): TextKind => ({ read: text, form, sent: z.optional(z.nullable(z.string())) })

/** An optional text that `savedAs` converts to the saved one; null for an empty text. An undefined result is refused with the message. */
const optionalForm = (savedAs: (typed: string) => string | undefined, message = '') =>
  mapped(z.string(), (typed: string, { issues }): string | null => {
    const plain = plainText(typed)
    if (plain === '') return null
    const saved = savedAs(plain)
    if (saved === undefined) issues.push({ code: 'custom', message, input: typed })
    return saved ?? null
  })

export const optionalText = optionalKind(optionalForm((typed) => typed))

export const longText = (longest: number): TextKind => ({
  ...optionalText,
  form: z.pipe(
    z.string().check(z.maxLength(longest, `Enter at most ${longest.toLocaleString('en-US')} characters`)),
    optionalForm((typed) => typed),
  ),
})

export const optionalMatch = (pattern: RegExp, message: string, savedAs = (typed: string) => typed) =>
  optionalKind(optionalForm((typed) => (pattern.test(plainValue(typed)) ? savedAs(plainValue(typed)) : undefined), message))

export const requiredText = (message: string): NameKind => ({
  read: name,
  form: trimmed(z.minLength(1, message)),
  sent: z.optional(z.string()),
})

/** An optional US telephone number, stripped to its digits. */
export const phone: TextKind = {
  ...optionalKind(optionalForm((typed) => z.safeParse(phoneSchema, typed).data, phoneMessage)),
  read: phoneDigits,
  format: phoneText,
}

/** An http address of a host with a dot in it, with `https://` where nobody typed it; undefined for any other text. */
function webAddressFrom(text: string): string | undefined {
  const typed = plainValue(text)
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(typed) || !URL.canParse(address)) return undefined
  const { protocol, hostname, username } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && /^[^.]+(\.[^.]+)+$/.test(hostname) ? address : undefined
}

export const webAddress = optionalKind(optionalForm(webAddressFrom, 'Enter a web address, such as https://restaurant.example/menu'))

export const chosenIds: ChoiceKind = {
  read: listOrEmpty(id),
  form: z.array(z.string()),
  sent: z.optional(z.array(z.string())),
  isChosen: true,
}

// Our decision: a record may have a version. A write names the version that it changes, and is refused with 409 where the
// record has another by then. Without a version the last write counts.

export const changedVersion = ['lock_version', z.optional(z.string())] as const

const version = ['lock_version', optional(id)] as const

/** The version that a write has made, by which the next write follows at once; null where the server gives none. */
export const writtenVersion = optional(wireFields({ version }), { version: null })

type AnyKind = TextKind | NameKind | ChoiceKind

type Place = {
  /** The part of the read-only page that shows the field. Without it, the field is not shown by itself. */
  readonly group?: string
}

type Field = AnyKind & Place & { readonly wireName: string; readonly label: string }
type Fields = Readonly<Record<string, Field>>

/** A field of a record: its name on the wire, its label, its kind and its place. */
export const field = <K extends AnyKind>(wireName: string, label: string, kind: K, place: Place = {}) => ({
  ...kind,
  ...place,
  wireName,
  label,
})

type Names<F extends Fields> = keyof F & string
type Values<F extends Fields> = { readonly [Name in Names<F>]: z.output<F[Name]['read']> }
type Typed<F extends Fields> = { [Name in Names<F>]: z.input<F[Name]['form']> }

/**
 * The changes of a save: undefined for an untouched field. If an unreadable field were sent as it was read, it would be
 * emptied.
 */
export type Touched<Values> = { readonly [Name in keyof Values]: Values[Name] | undefined }
export type Changes<R extends { readonly form: z.ZodMiniType }> = Touched<z.output<R['form']>>

/** The texts for fields with unreadable values, such as identifiers. */
type Words<D> = { readonly [Name in keyof D]?: (draft: D) => string }

export type RecordType<F extends Fields> = {
  /** The fields of an answer, with the version. */
  readonly read: { readonly [Name in Names<F>]: readonly [string, F[Name]['read']] } & { readonly version: typeof version }
  /** The fields of a save: those that were changed, and the version that they change. */
  readonly sent: { readonly [Name in Names<F>]: readonly [string, F[Name]['sent']] } & { readonly version: typeof changedVersion }
  /** The form: typed text in, saved values out. */
  readonly form: z.ZodMiniType<Values<F>, Typed<F>>
  readonly labels: { readonly [Name in Names<F>]: string }
  /** The wire's names of the fields that can have a message, in the order of the form. */
  readonly wireNames: Readonly<Record<string, string>>
  readonly draftFrom: (values: Values<F>) => Typed<F>
  /** The fields in which an edit differs from its beginning, and from what is saved now. */
  readonly unsaved: (edit: Edit<Typed<F>> | null, saved: Values<F>, words: Words<Typed<F>>) => FactGroup['facts']
  /** The facts of the read-only page by group, with more of some groups. */
  readonly facts: (values: Values<F>, words: Words<Typed<F>>, more?: Readonly<Record<string, FactGroup['facts']>>) => readonly FactGroup[]
}

/** A record: its fields in the order of its form. */
export function record<const F extends Fields>(fields: F): RecordType<F>
export function record(fields: Fields): RecordType<Fields> {
  const entries = Object.entries<Field>(fields)
  const mapped = <T>(value: (field: Field, name: string) => T) =>
    Object.fromEntries(entries.map(([name, each]) => [name, value(each, name)]))
  const draftFrom: RecordType<Fields>['draftFrom'] = (values) =>
    mapped(({ format }, name) => {
      const value = values[name] ?? ''
      return typeof value === 'string' ? (format?.(value) ?? value) : [...value]
    })
  const textIn = (draft: Typed<Fields>, words: Words<Typed<Fields>>) => (name: string) => words[name]?.(draft) ?? String(draft[name])
  const labels = mapped(({ label }) => label)
  return {
    read: Object.assign(
      mapped(({ wireName, read }) => [wireName, read] as const),
      { version },
    ),
    sent: Object.assign(
      mapped(({ wireName, sent }) => [wireName, sent] as const),
      { version: changedVersion },
    ),
    form: z.object(mapped(({ form }) => form)),
    labels,
    wireNames: Object.fromEntries(entries.flatMap(([name, each]) => ('isChosen' in each ? [] : [[name, each.wireName]]))),
    draftFrom,
    unsaved: (edit, saved, words) => {
      if (edit === null) return []
      const [own, late] = [changedFields(edit.mine, edit.base), changedFields(edit.mine, draftFrom(saved))]
      return own
        .filter((name) => late.includes(name))
        .map((name) => ({ term: labels[name] ?? name, detail: textIn(edit.mine, words)(name) }))
    },
    facts: (values, words, more = {}) => {
      const text = textIn(draftFrom(values), words)
      const facts = entries.map(([name, { group, label }]) => ({ group, term: label, detail: text(name) }))
      return [...new Set(facts.flatMap(({ group }) => group ?? []))].map((title) => ({
        title,
        facts: [...facts.filter(({ group }) => group === title), ...(more[title] ?? [])],
      }))
    },
  }
}
