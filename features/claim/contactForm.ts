import * as z from 'zod/mini'
import { type EmailRule, emailSchema } from '../shared/contact/email.ts'
import { phoneSchema } from '../shared/contact/phone.ts'
import type { Member } from './claim.ts'
import { type Contact, type ContactDraft, contactDraft } from './contact.ts'
import type { ContactNeed } from './offer.ts'

export const emailOptInMessage = 'This offer comes by email: please tick the box to receive it.'

/** The contact, and whether the form showed the opt-outs of its own member: another address may be of another. */
export const shownTo = (member: Member | null, contact: Contact): Contact =>
  contact.by === 'email' && contact.email === member?.email ? { ...contact, sawOptOut: true } : contact

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
