import type { Email } from '../../shared/email.ts'
import type { Phone } from '../../shared/phone.ts'
import type { Cents } from '../../shared/money.ts'
import type { ClaimRequest, Dispatch, EmailContact, PhoneContact, StateOf, Visit } from '../claim.ts'
import type { Offer } from '../offer.ts'

export const offer: Offer = {
  id: 7,
  name: 'Welcome dinner',
  type: 'promotion',
  amount: 2500 as Cents,
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
  email: 'ada@example.com' as Email,
  optIns: { sms: false, email: true },
}

export const phoneContact: PhoneContact = {
  by: 'phone',
  phone: '15552345678' as Phone,
  email: null,
  optIns: { sms: true, email: false },
}

export const dispatch: Dispatch = { visit, contact: phoneContact, token: 'sms-token', verifyNumber: '15550100199' as Phone }

export const request: ClaimRequest = {
  offerId: offer.id,
  proof: { by: 'phone', token: 'sms-token' },
  claimCode: 'DINNER',
  optIns: phoneContact.optIns,
}

export const claiming: StateOf<'claiming'> = { status: 'claiming', visit, contact: phoneContact, request }
