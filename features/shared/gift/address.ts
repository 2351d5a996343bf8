import * as z from 'zod/mini'
import { emailOnTheWire } from '../contact/email.ts'
import { phoneOnTheWire } from '../contact/phoneNumber.ts'
import { fields, nullish } from '../api/wire.ts'

// Apart from `typedAddress.ts`: the first load of the checkout restores a gift, and validates none.

/** The ways to send a gift. */
const ways = ['email', 'text'] as const
export type GiftWay = (typeof ways)[number]

export const addressNoun = { email: 'address', text: 'number' } as const satisfies Record<GiftWay, string>

/** An address as it is typed. The text of the other way stays, for who changes their mind. */
export const addressDraft = { by: z.literal(ways), recipientEmail: z.string(), recipientPhone: z.string() }

export const byEmail = { ...addressDraft, by: z.literal('email'), recipientEmail: emailOnTheWire }
export const byText = { ...addressDraft, by: z.literal('text'), recipientPhone: phoneOnTheWire }

/** An object with a valid address for a gift, and other fields. */
export const withAddress = <const Shape extends z.core.$ZodLooseShape>(others: Shape) =>
  z.discriminatedUnion('by', [z.object({ ...others, ...byEmail }), z.object({ ...others, ...byText })])

export const giftAddress = withAddress({})
export type GiftAddress = Readonly<z.output<typeof giftAddress>>
export type AddressDraft = Readonly<z.output<z.ZodMiniObject<typeof addressDraft>>>

export const noAddress: AddressDraft = { by: 'email', recipientEmail: '', recipientPhone: '' }

export const isSameAddress = (one: AddressDraft, other: AddressDraft): boolean =>
  one.by === other.by && (one.by === 'email' ? one.recipientEmail === other.recipientEmail : one.recipientPhone === other.recipientPhone)

/** The addresses in doubt, with that of a correction whose answer was lost. */
export const withDoubt = (mayGoTo: readonly GiftAddress[], address: GiftAddress): readonly GiftAddress[] =>
  mayGoTo.some((each) => isSameAddress(each, address)) ? mayGoTo : [...mayGoTo, address]

/** The fields of an address on the wire: one of the two. */
export const addressOnTheWire = {
  recipientEmail: ['recipient_email', nullish(emailOnTheWire)],
  recipientPhone: ['recipient_phone', nullish(phoneOnTheWire)],
} as const

type Wire = {
  readonly recipientEmail: z.output<typeof emailOnTheWire> | null
  readonly recipientPhone: z.output<typeof phoneOnTheWire> | null
}

/** The address in an answer; null for one without any. */
export function addressFromWire({ recipientEmail, recipientPhone }: Wire): GiftAddress | null {
  if (recipientEmail !== null) return { by: 'email', recipientEmail, recipientPhone: '' }
  return recipientPhone === null ? null : { by: 'text', recipientEmail: '', recipientPhone }
}

export const addressToWire = (address: GiftAddress): Wire => ({
  recipientEmail: address.by === 'email' ? address.recipientEmail : null,
  recipientPhone: address.by === 'text' ? address.recipientPhone : null,
})

/** An address alone, as a correction sends it. */
export const addressBody = z.codec(fields(addressOnTheWire), z.custom<GiftAddress>(), {
  decode: (wire, { issues }) => {
    const address = addressFromWire(wire)
    if (address) return address
    issues.push({ code: 'custom', message: 'No address', input: wire })
    return z.NEVER
  },
  encode: addressToWire,
})
