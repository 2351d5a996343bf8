import * as z from 'zod/mini'
import { id, listOrEmpty, name, text } from '../../shared/api/wire.ts'
import { phoneText } from '../../shared/contact/formatPhone.ts'
import { phoneMessage, phoneSchema } from '../../shared/contact/phone.ts'
import { phoneDigits } from '../project.ts'

/** How fields of one kind are read from the server, typed into a form, and sent. What was emptied is sent as null. */
type Kind<Value, Typed> = {
  readonly read: z.ZodMiniType<Value>
  readonly form: z.ZodMiniType<Value, Typed>
  readonly sent: z.ZodMiniType<Value | undefined>
  /** Saved text as people write it. */
  readonly format?: (text: string) => string
}

export type TextKind = Kind<string | null, string>
export type NameKind = Kind<string, string>
/** Identifiers that are chosen, and not typed: no message stands beside them. */
export type ChoiceKind = Kind<readonly string[], string[]> & { readonly isChosen: true }

const optionalKind = (form: TextKind['form']): TextKind => ({ read: text, form, sent: z.optional(z.nullable(z.string())) })

/** An optional text that this turns into what is saved; null for an empty one. An undefined result is refused with the message. */
const optionalForm = (savedAs: (typed: string) => string | undefined, message = '') =>
  z.pipe(
    z.string(),
    z.transform((typed: string, { issues }): string | null => {
      const trimmed = typed.trim()
      if (trimmed === '') return null
      const saved = savedAs(trimmed)
      if (saved === undefined) issues.push({ code: 'custom', message, input: typed })
      return saved ?? null
    }),
  )

export const optionalText = optionalKind(optionalForm((typed) => typed))

/** Optional text of at most so many characters. */
export const longText = (longest: number): TextKind => ({
  ...optionalText,
  form: z.pipe(
    z.string().check(z.maxLength(longest, `Enter at most ${longest.toLocaleString('en-US')} characters`)),
    optionalForm((typed) => typed),
  ),
})

/** Optional text that has a given form. */
export const optionalMatch = (pattern: RegExp, message: string, savedAs = (typed: string) => typed) =>
  optionalKind(optionalForm((typed) => (pattern.test(typed) ? savedAs(typed) : undefined), message))

/** Text that may not be empty. */
export const requiredText = (message: string): NameKind => ({
  read: name,
  form: z.string().check(z.trim(), z.minLength(1, message)),
  sent: z.optional(z.string()),
})

/** An optional US telephone number, stripped to its digits. */
export const phone: TextKind = {
  ...optionalKind(optionalForm((typed) => z.safeParse(phoneSchema, typed).data, phoneMessage)),
  read: phoneDigits,
  format: phoneText,
}

/** An http address of a host with a dot in it, with `https://` where nobody typed it; undefined for any other text. */
function webAddressFrom(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(typed) || !URL.canParse(address)) return undefined
  const { protocol, hostname, username } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && /^[^.]+(\.[^.]+)+$/.test(hostname) ? address : undefined
}

/** An optional web address. */
export const webAddress = optionalKind(optionalForm(webAddressFrom, 'Enter a web address, such as https://restaurant.example/menu'))

/** The identifiers of what is chosen. */
export const chosenIds: ChoiceKind = {
  read: listOrEmpty(id),
  form: z.array(z.string()),
  sent: z.optional(z.array(z.string())),
  isChosen: true,
}
