import * as z from 'zod/mini'

/** An e-mail address, trimmed and in lower case. */
export type Email = string & z.core.$brand<'Email'>

/** What an enterprise asks of an address: the ending (`@house.example`) and how to call such an address (ENT-01). */
export type EmailRule = { readonly ending: string | null; readonly display: string | null }

/** The message for an address that the rule does not admit (CHK-03, CLM-21). */
export function emailMessage(rule: EmailRule): string {
  return rule.ending === null
    ? 'Please enter a valid email address.'
    : `Sorry, a valid ${rule.display ?? rule.ending} email address is required to continue.`
}

/** Typed text to an address: trimmed, lower-cased, valid, and with the enterprise's ending where there is one. */
export function emailSchema(rule: EmailRule) {
  const message = emailMessage(rule)
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.trim().toLowerCase()),
      z
        .string()
        .check(z.regex(z.regexes.email, message), z.maxLength(254, message), z.endsWith(rule.ending?.toLowerCase() ?? '', message))
        .brand<'Email'>(),
    ),
  )
}
