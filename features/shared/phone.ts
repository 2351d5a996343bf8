import * as z from 'zod/mini'
import { nzPhone } from '../../ui/PhoneField/nzPhone.ts'
import type { PhoneFormat } from '../../ui/PhoneField/phoneFormat.ts'
import { usPhone } from '../../ui/PhoneField/usPhone.ts'

/** A phone number as digits with its country code. A US number has 11, with its leading 1 (CLM-20). */
export type Phone = string & z.core.$brand<'Phone'>

export const phoneMessage = 'Please enter a valid phone number.'

/** Parses a number of one country in any notation; other numbers are refused. */
const schemaOf = (format: PhoneFormat, valid: RegExp) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => format.digits(text) ?? ''),
      z.string().check(z.regex(valid, phoneMessage)).brand<'Phone'>(),
    ),
  )

/** Parses a US number. */
export const phoneSchema = schemaOf(usPhone, /^1[2-9]\d{9}$/)

/** Parses a New Zealand number: mobile, of an area, or freephone. Marked as pure: a page that does not use it leaves it out. */
export const nzPhoneSchema = /* @__PURE__ */ schemaOf(nzPhone, /^64(?:2\d{7,9}|[34679][2-9]\d{6}|(?:508|800)\d{6,7})$/)

/** `15551234567` → `+1 555-123-4567`, exactly 15 characters; `64211234567` → `+64 21 123 4567`. */
export const formatPhone = (phone: Phone): string => (phone.startsWith('64') ? nzPhone : usPhone).format(phone)

/** A number of the server as people write it; unchanged where it is none of a country that we know. */
export function phoneText(text: string): string {
  const read = (text.startsWith('+64') ? nzPhoneSchema : phoneSchema).safeParse(text)
  return read.success ? formatPhone(read.data) : text
}
