import * as z from 'zod/mini'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { phoneOnTheWire } from '../shared/contact/phoneNumber.ts'
import { decidingFlag, bool, documentedAs, fields, flag, id, optional, nullish, text, wholeNumber, yesNo } from '../shared/api/wire.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { serverMessage, isRefusal } from '../shared/api/answers/serverRefusal.ts'
import { findCatalogueRow } from './catalogue.ts'
import { offerResponse } from './offerWire.ts'

const offerId = ['id', wholeNumber] as const
const token = ['token', z.string()] as const
/** A phone number in any notation, read as digits; null for any other text. */
const phoneRead = z.codec(id, z.nullable(phoneOnTheWire), {
  decode: (text) => {
    const digits = text.replace(/\D/g, '')
    return /^\d{10,15}$/.test(digits) ? digits : null
  },
  encode: (digits) => digits ?? '',
})
const verified = z.object({ verified: bool })

export const getOffer = endpoint({ method: 'GET', path: '/api/v5/offers/{code}', response: offerResponse })

export const verifyClaimCode = endpoint({
  method: 'POST',
  path: '/api/v5/offers/verify_claim_code',
  query: fields({ claimCode: ['claim_code', z.string()], offerId }),
  response: verified,
})

export const validateEmail = endpoint({
  method: 'POST',
  path: '/api/v5/offers/validate_email',
  query: fields({ email: ['email', emailOnTheWire], offerId }),
  response: fields({ token: ['token', id], existingUser: ['existing_user', decidingFlag] }),
})

export const sendSmsCode = endpoint({
  method: 'POST',
  path: '/api/v5/offers/send_sms_verification_code',
  query: fields({ phone: ['phone_number', phoneOnTheWire], offerId }),
  body: fields({ email: ['subscriber_email', nullish(emailOnTheWire)] }),
  response: fields({ token: ['token', id], verifyNumber: ['verify_phone_number', optional(phoneRead)] }),
})

export const verifySmsCode = endpoint({
  method: 'POST',
  path: '/api/v5/offers/verify_sms_code',
  query: fields({ token, smsCode: ['sms_verification_code', z.string()], offerId }),
  response: verified,
})

export const checkIfVerified = endpoint({
  method: 'POST',
  path: '/api/v5/offers/check_if_verified',
  query: fields({ token, offerId }),
  response: verified,
})

/** The result of a claim (CLM-25). The claim counts even if some of these fields cannot be read. */
const claimNames = { accountExists: ['account_exists', optional(bool, true)], used: ['used', flag], notice: ['error', text] } as const
const claimFields = fields(claimNames)

const isYesOrNo = (value: unknown): boolean => z.safeParse(bool, value).success

/** An answer in which neither field can be read does not confirm a claim: the claim is looked up. */
const isClaimAnswer = (body: unknown): body is object =>
  typeof body === 'object' &&
  body !== null &&
  ['account_exists', 'used'].some((name) => isYesOrNo(Reflect.get(body, name))) &&
  Reflect.get(body, 'claimed') !== false

/** Beside a claim that counts, `error` is a notice only if its text is that a unique code was claimed before (A §8). */
function refusesClaim(body: unknown): boolean {
  const isNotice = isClaimAnswer(body) && findCatalogueRow({ message: serverMessage(body) }) === 'prevClaimed'
  return isRefusal(isNotice ? { ...body, error: null } : body)
}

const confirmed = z.custom<z.input<typeof claimFields>>(isClaimAnswer)
const noticeShown = ['error', z.nullish(z.enum(['This code was claimed before.', 'This unique code has already been claimed.']))] as const
documentedAs.set(
  confirmed,
  z.union([
    fields({ ...claimNames, notice: noticeShown, accountExists: ['account_exists', bool] }),
    fields({ ...claimNames, notice: noticeShown, used: ['used', bool] }),
  ]),
)
const claimResult = z.pipe(confirmed, claimFields)

export const claimOffer = endpoint({
  method: 'POST',
  path: '/api/v5/offers/claim_offer',
  query: fields({
    token,
    offerId,
    claimCode: ['claim_code', nullish(z.string())],
    smsOptIn: ['sms_opt_in', yesNo],
    emailOptIn: ['email_opt_in', yesNo],
  }),
  response: claimResult,
  refuses: refusesClaim,
})

export const lookUpClaim = endpoint({
  method: 'GET',
  path: '/api/v5/offers/claims/{key}',
  response: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('unknown') }),
    z.object({ outcome: z.literal('refused'), message: text }),
    z.object({ outcome: z.literal('claimed'), result: optional(claimResult, { accountExists: true, used: false, notice: null }) }),
  ]),
})
