import { emailSchema } from '../../shared/contact/email.ts'
import { phoneSchema } from '../../shared/contact/phone.ts'
import { noOptOut } from '../../shared/member/optedOut.ts'
import type { Dispatch, StateOf } from '../claim.ts'
import type { ClaimDraft, ContactDraft, EmailContact, PhoneContact } from '../contact.ts'
import type { ClaimRequest } from '../events.ts'
import type { Member } from '../member/api.ts'
import { offers } from './offers.ts'

/** An address that an enterprise without a rule of its own accepts. */
export const guestEmail = emailSchema({ ending: null, display: null }).parse('ada.moreau@mail.example')
export const guestPhone = phoneSchema.parse('(212) 555-0107')

const emptyDraft: ContactDraft = { email: '', phone: '', smsOptIn: false, emailOptIn: false }
export const filledDraft: ContactDraft = { email: guestEmail, phone: '+1 212-555-0107', smsOptIn: true, emailOptIn: true }

/** A guest who typed the code of an offer, and nothing since. */
export const newDraft = (parts: Partial<ClaimDraft> = {}): ClaimDraft => ({
  offer: offers.byEmail,
  code: 'WELCOME25',
  entry: 'typed',
  claimCode: '',
  contact: emptyDraft,
  ...parts,
})

export const draft = newDraft({ offer: offers.byEmailAndPhone, code: 'OPTIN25', claimCode: 'DINNER', contact: filledDraft })

export const emailContact: EmailContact = { by: 'email', email: guestEmail, optIns: { sms: false, email: true } }
export const phoneContact: PhoneContact = { by: 'phone', phone: guestPhone, email: null, optIns: { sms: true, email: false } }

export const dispatch: Dispatch = { draft, contact: phoneContact, verifyNumber: phoneSchema.parse('15550100199') }

export const request: ClaimRequest = { offerId: draft.offer.id, claimCode: 'DINNER', smsOptIn: true, emailOptIn: false }

export const claiming: StateOf<'claiming'> = { status: 'claiming', draft, contact: phoneContact, proof: 'phone' }

export const { offer } = draft

export const member: Member = { email: 'maya@mail.example', phone: '', optedOut: noOptOut, referral: null }
