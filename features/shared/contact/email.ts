import * as z from 'zod/mini'
import { plainText } from '../../../ui/plainText.ts'

/** An email address, trimmed and in lower case. */
export type Email = string & z.core.$brand<'Email'>

/** An address in a request: its form has already validated it. */
export const emailOnTheWire = z.string().brand<'Email'>()

/** An enterprise's rule for addresses: their ending (`@enterprise.example`) and the name of such an address. */
export type EmailRule = { readonly ending: string | null; readonly display: string | null }

export const anyEmail: EmailRule = { ending: null, display: null }

export function emailMessage(rule: EmailRule): string {
  return rule.ending === null
    ? 'Please enter a valid email address.'
    : `Sorry, a valid ${rule.display ?? rule.ending} email address is required to continue.`
}

const wrapper = String.raw`[\s"'“”‘’()[\]<>,;:]`
const opening = new RegExp(`^${wrapper}*(?:mailto:)?${wrapper}*`, 'i')
const closing = new RegExp(`(?:${wrapper}|[.?])*$`)

/** Joiners and variants of characters: names and messages have them, an address has none. */
const joiners = /\u200C|\u200D|[\uFE00-\uFE0F]/g

/** A typed address as it is meant: `mailto:ada@mail.example`, `Ada <ada@mail.example>`, quotation marks around it, a comma behind. */
export function plainEmail(text: string): string {
  const plain = plainText(text).replaceAll(joiners, '')
  const [, bracketed = plain] = /^[^<>]*<([^<>]*@[^<>]*)>[^<>@]*$/.exec(plain) ?? []
  return bracketed
    .replace(opening, '')
    .replace(/^(\S+@[^?\s]+)\?\S*$/, '$1')
    .replace(closing, '')
    .toLowerCase()
}

/** Checks a typed address as it is meant. */
const tidied = <T>(checks: z.ZodMiniType<T, string>) => z.pipe(z.string(), z.pipe(z.transform(plainEmail), checks))

/** Parses a typed address that must be valid and have the enterprise's ending, if there is one. */
export function emailSchema(rule: EmailRule) {
  const message = emailMessage(rule)
  return tidied(
    z
      .string()
      .check(z.regex(z.regexes.email, message), z.maxLength(254, message), z.endsWith(rule.ending?.toLowerCase() ?? '', message))
      .brand<'Email'>(),
  )
}

/** Parses any typed address, with one message for an empty field and one for an invalid address. */
export const emailSchemaSaying = ({ missing, invalid }: { missing: string; invalid: string }) =>
  tidied(z.string().check(z.minLength(1, missing), z.regex(z.regexes.email, invalid), z.maxLength(254, invalid)).brand<'Email'>())
