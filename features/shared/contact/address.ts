import * as z from 'zod/mini'
import { type Email, emailOnTheWire } from './email.ts'
import type { Phone } from './phoneNumber.ts'

/** An email address or a phone number. A number has digits alone, so the text itself shows which of the two it is. */
export type Address = Email | Phone

export const isPhone = (address: Address): address is Phone => /^\d+$/.test(address)

/** The two on the wire. Each refuses the other, so that a write sends an address in its own field. */
export const emailOrPhoneOnTheWire: { readonly email: z.ZodMiniType<Address, string>; readonly phone: z.ZodMiniType<Address, string> } = {
  email: emailOnTheWire.check(z.regex(/@/)),
  // A row of an order must not vanish for a plus before its number.
  phone: z.codec(z.string().check(z.regex(/^\+?\d+$/)), z.string().check(z.regex(/^\d+$/)).brand<'Phone'>(), {
    decode: (text) => text.replace('+', ''),
    encode: (phone) => phone,
  }),
}
