import * as z from 'zod/mini'
import { plainValue } from '../../../ui/text/plainValue.ts'

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

/** An address with or without a name and brackets: `Ada (ada@mail.example?subject=x)`, `Ada: ada@mail.example`, `ada@mail.example (Ada)`. */
const mailbox = /^(?:[^@]*(?:[(<[]|mailto:|:\s))?([^()<>[\]?]*@[^()<>[\]?@]*)(?:\?\S*)?(?:[()<>[\]][^@]*)?$/i

/** A longer text is no address. */
const longest = 2_000

/** A typed address as it is meant: without its name, quotation marks around it, and a comma behind. */
export function plainEmail(text: string): string {
  const plain = plainValue(text)
  const [, address = plain] = (plain.length <= longest && mailbox.exec(plain)) || []
  return plainValue(address).toLowerCase()
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
