import type { Country } from '../../../themes/enterprise.ts'
import { nzPhone } from '../../../ui/PhoneField/nzPhone.ts'
import { usPhone } from '../../../ui/PhoneField/usPhone.ts'
import type { Phone } from './phoneNumber.ts'
import { phoneSchema, createPhoneSchema } from './phone.ts'

// Apart from `phone.ts`: the first load of the claim reads phone numbers, and shows none.

/** Parses a New Zealand number: mobile, of an area, or freephone. */
export const nzPhoneSchema = createPhoneSchema(nzPhone, /^64(?:2\d{7,9}|[34679][2-9]\d{6}|(?:508|800)\d{6,7})$/)

/** Parses a New Zealand mobile number: no text message reaches the others. */
const nzMobileSchema = createPhoneSchema(nzPhone, /^642\d{7,9}$/)

/** The notation, and what parses a typed number for a gift by text message, of each country. */
export const phonesOf = {
  US: { format: usPhone, schema: phoneSchema },
  NZ: { format: nzPhone, schema: nzMobileSchema },
} as const satisfies Record<Country, unknown>

/** `15551234567` → `+1 555-123-4567`, exactly 15 characters; `64211234567` → `+64 21 123 4567`. */
export const formatPhone = (phone: Phone): string => (phone.startsWith('64') ? nzPhone : usPhone).format(phone)

/** A number of the server as people write it; unchanged where it is none of a country that we know. */
export function phoneText(text: string): string {
  const read = (text.startsWith('+64') ? nzPhoneSchema : phoneSchema).safeParse(text)
  return read.success ? formatPhone(read.data) : text
}
