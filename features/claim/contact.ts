import * as z from 'zod/mini'
import { formatUsPhone } from '../../ui/PhoneField/usPhone.ts'
import { type Email, type EmailRule, anyEmail, emailOnTheWire, emailSchema, plainEmail } from '../shared/contact/email.ts'
import { phoneOnTheWire } from '../shared/contact/phoneNumber.ts'
import { phoneSchema } from '../shared/contact/phone.ts'
import type { Member } from './member/api.ts'
import { type ContactNeed, type Offer, offer } from './offer.ts'
import { mapped } from '../shared/api/wire.ts'

/** The guest's contact in a link, filled in for them. Empty strings if the link has none. */
export const broughtContact = z.object({ email: z.string(), phone: z.string() })
export type BroughtContact = Readonly<z.output<typeof broughtContact>>

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

/** The offer, its codes and the text of the contact form. Each later state carries it, so that Back loses nothing that was submitted. */
export const claimDraft = z.object({
  offer,
  /** The offer's code, and whether it was typed or came with a link. */
  code: z.string(),
  entry: z.literal(['typed', 'link']),
  /** Empty until there is one. */
  claimCode: z.string(),
  contact: contactDraft,
})
export type ClaimDraft = Readonly<z.output<typeof claimDraft>>

export type Account = Member & { readonly email: Email }

export const emailOptInMessage = 'This offer comes by email: please tick the box to receive it.'

/** The contact, and whether the form showed the opt-outs of its own member: another address may be of another. */
export const shownTo = (member: Member | null, contact: Contact): Contact =>
  contact.by === 'email' && contact.email === member?.email ? { ...contact, sawOptOut: true } : contact

const accountEmail = (member: Member | null): Email | null => emailSchema(anyEmail).safeParse(member?.email).data ?? null

/** The account that claims the offer with one press: the one that is signed in, unless they have typed another address or a phone is asked for. */
export function claimingAccount(member: Member | null, offer: Pick<Offer, 'contactNeed'>, typed: unknown): Account | null {
  const email = accountEmail(member)
  const other = plainEmail(contactDraft.safeParse(typed).data?.email ?? '')
  return member && email !== null && offer.contactNeed === 'email' && (other === '' || other === email) ? { ...member, email } : null
}

/** Fills in what the account has, and the guest or their link has not. */
export const withAccount = (draft: ContactDraft, member: Member | null): ContactDraft => ({
  ...draft,
  email: draft.email || (accountEmail(member) ?? ''),
  phone: draft.phone || formatUsPhone(member?.phone ?? ''),
})

const unasked = mapped(z.string(), () => null)
const { emailOptIn } = contactDraft.shape

export function contactSchema(need: ContactNeed, rule: EmailRule): z.ZodMiniType<Contact, ContactDraft> {
  const email = emailSchema(rule)
  if (need === 'email')
    return mapped(z.object({ ...contactDraft.shape, email }), ({ email, emailOptIn }): Contact => ({
      by: 'email',
      email,
      optIns: { sms: false, email: emailOptIn },
    }))
  const needsBoth = need === 'emailAndPhone'
  return mapped(
    z.object({
      ...contactDraft.shape,
      email: needsBoth ? email : unasked,
      phone: phoneSchema,
      emailOptIn: emailOptIn.check(z.refine((ticked) => ticked || !needsBoth, emailOptInMessage)),
    }),
    ({ email, phone, smsOptIn }): Contact => ({ by: 'phone', phone, email, optIns: { sms: smsOptIn, email: needsBoth } }),
  )
}
