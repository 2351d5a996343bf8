import { emailSchema } from '../../shared/email.ts'
import { cents } from '../../shared/money.ts'
import { phoneSchema } from '../../shared/phone.ts'
import type { ClaimRequest, Dispatch, EmailContact, PhoneContact, StateOf, Visit } from '../claim.ts'
import type { Offer } from '../offer.ts'

export const offer: Offer = {
  id: 7,
  name: 'Welcome dinner',
  amount: cents(2500),
  minimumSpend: null,
  expiration: { mode: 'days', days: 30 },
  newUsersOnly: false,
  contactNeed: 'phone',
  needsClaimCode: false,
  redeemable: { days: null, hours: null },
  details: null,
  open: true,
  geoName: null,
  brand: null,
  group: null,
  invitation: null,
  tiers: [],
}

export const visit: Visit = {
  offer,
  code: 'WELCOME25',
  entry: 'typed',
  claimCode: 'dinner',
  contact: { email: 'ada@example.com', phone: '5552345678', smsOptIn: true, emailOptIn: false },
}

export const emailContact: EmailContact = {
  by: 'email',
  email: emailSchema({ ending: null, display: null }).parse('ada@example.com'),
  optIns: { sms: false, email: true },
}

export const phoneContact: PhoneContact = {
  by: 'phone',
  phone: phoneSchema.parse('15552345678'),
  email: null,
  optIns: { sms: true, email: false },
}

export const dispatch: Dispatch = { visit, contact: phoneContact, token: 'sms-token', verifyNumber: phoneSchema.parse('15550100199') }

export const request: ClaimRequest = {
  offerId: offer.id,
  proof: { by: 'phone', token: 'sms-token' },
  claimCode: 'DINNER',
  optIns: phoneContact.optIns,
}

export const claiming: StateOf<'claiming'> = { status: 'claiming', visit, contact: phoneContact, request }
