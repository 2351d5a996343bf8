import * as z from 'zod/mini'
import { formatUsPhone } from '../../ui/PhoneField/usPhone.ts'
import { type Email, type EmailRule, anyEmail, emailSchema } from '../shared/contact/email.ts'
import { phoneSchema } from '../shared/contact/phone.ts'
import type { Member } from './claim.ts'
import { type Contact, type ContactDraft, contactDraft } from './contact.ts'
import type { ContactNeed, Offer } from './offer.ts'

/** A member whose address can be read. */
export type Account = Member & { readonly email: Email }

export const emailOptInMessage = 'This offer comes by email: please tick the box to receive it.'

/** The contact, and whether the form showed the opt-outs of its own member: another address may be of another. */
export const shownTo = (member: Member | null, contact: Contact): Contact =>
  contact.by === 'email' && contact.email === member?.email ? { ...contact, sawOptOut: true } : contact

/** The account's own address, if it can be read. */
const accountEmail = (member: Member | null): Email | null => emailSchema(anyEmail).safeParse(member?.email).data ?? null

/** The account that claims the offer with one press: the one that is signed in, unless they have typed another address or a phone is asked for. */
export function claimingAccount(member: Member | null, offer: Pick<Offer, 'contactNeed'>, typed: unknown): Account | null {
  const email = accountEmail(member)
  const other = contactDraft.safeParse(typed).data?.email.trim().toLowerCase() ?? ''
  return member && email !== null && offer.contactNeed === 'email' && (other === '' || other === email) ? { ...member, email } : null
}

/** Fills in what the account has, and the guest or their link has not. */
export const withAccount = (draft: ContactDraft, member: Member | null): ContactDraft => ({
  ...draft,
  email: draft.email || (accountEmail(member) ?? ''),
  phone: draft.phone || formatUsPhone(member?.phone ?? ''),
})

/** A field that the offer does not ask for. */
const unasked = z.pipe(
  z.string(),
  z.transform(() => null),
)
const { emailOptIn } = contactDraft.shape

/** Validates the contact that the offer needs. */
export function contactSchema(need: ContactNeed, rule: EmailRule): z.ZodMiniType<Contact, ContactDraft> {
  const email = emailSchema(rule)
  if (need === 'email')
    return z.pipe(
      z.object({ ...contactDraft.shape, email }),
      z.transform(({ email, emailOptIn }): Contact => ({ by: 'email', email, optIns: { sms: false, email: emailOptIn } })),
    )
  const asksBoth = need === 'emailAndPhone'
  return z.pipe(
    z.object({
      ...contactDraft.shape,
      email: asksBoth ? email : unasked,
      phone: phoneSchema,
      emailOptIn: emailOptIn.check(z.refine((ticked) => ticked || !asksBoth, emailOptInMessage)),
    }),
    z.transform(({ email, phone, smsOptIn }): Contact => ({ by: 'phone', phone, email, optIns: { sms: smsOptIn, email: asksBoth } })),
  )
}
