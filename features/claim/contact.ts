import * as z from 'zod/mini'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { phoneOnTheWire } from '../shared/contact/phone.ts'

/** The guest's contact in a link, filled in for them. Empty strings if the link has none. */
export const broughtContact = z.object({ email: z.string(), phone: z.string() })
export type BroughtContact = Readonly<z.output<typeof broughtContact>>

/** The text of the contact form. */
export const contactDraft = z.object({ ...broughtContact.shape, smsOptIn: z.boolean(), emailOptIn: z.boolean() })
export type ContactDraft = Readonly<z.output<typeof contactDraft>>

const optIns = z.object({ email: z.boolean(), sms: z.boolean() })

/** A contact that the form has validated. */
export const emailContact = z.object({
  by: z.literal('email'),
  email: emailOnTheWire,
  optIns,
  /** The form showed what the member with this address has opted out of. */
  sawOptOut: z.optional(z.boolean()),
})
export type EmailContact = Readonly<z.output<typeof emailContact>>

export const phoneContact = z.object({
  by: z.literal('phone'),
  phone: phoneOnTheWire,
  /** The subscriber's address, where the offer asks for both. */
  email: z.nullable(emailOnTheWire),
  optIns,
})
export type PhoneContact = Readonly<z.output<typeof phoneContact>>

export type Contact = EmailContact | PhoneContact
