import * as z from 'zod/mini'

/** An e-mail address, trimmed and in lower case. */
export type Email = string & z.core.$brand<'Email'>

/** An address as it goes over the wire: checked before by the form that it comes from. */
export const emailOnTheWire = z.string().brand<'Email'>()

/** What an enterprise asks of an address: the ending (`@house.example`) and how to call such an address (ENT-01). */
export type EmailRule = { readonly ending: string | null; readonly display: string | null }

/** Any valid address will do. */
export const anyEmail: EmailRule = { ending: null, display: null }

/** The message for an address that the rule does not admit (CHK-03, CLM-21). */
export function emailMessage(rule: EmailRule): string {
  return rule.ending === null
    ? 'Please enter a valid email address.'
    : `Sorry, a valid ${rule.display ?? rule.ending} email address is required to continue.`
}

/** Typed text, trimmed and lower-cased, to what the checks make of it. */
const tidied = <T>(checks: z.ZodMiniType<T, string>) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.trim().toLowerCase()),
      checks,
    ),
  )

/** Typed text to an address: trimmed, lower-cased, valid, and with the enterprise's ending where there is one. */
export function emailSchema(rule: EmailRule) {
  const message = emailMessage(rule)
  return tidied(
    z
      .string()
      .check(z.regex(z.regexes.email, message), z.maxLength(254, message), z.endsWith(rule.ending?.toLowerCase() ?? '', message))
      .brand<'Email'>(),
  )
}

/** Typed text to any address, with words for an empty field and for what is no address (EML-01). */
export const emailSchemaSaying = ({ missing, invalid }: { missing: string; invalid: string }) =>
  tidied(z.string().check(z.minLength(1, missing), z.regex(z.regexes.email, invalid), z.maxLength(254, invalid)).brand<'Email'>())
