import * as z from 'zod/mini'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { phoneOnTheWire } from '../shared/contact/phone.ts'
import {
  decidingFlag,
  bool,
  documentedAs,
  fields,
  flag,
  id,
  optional,
  orElse,
  orNull,
  text,
  wholeNumber,
  yesNo,
} from '../shared/api/wire.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { saysRefused } from '../shared/api/answers/saysRefused.ts'
import { serverMessage } from '../shared/api/answers/serverMessage.ts'
import { rowOf } from './catalogue.ts'
import { offerResponse } from './offerWire.ts'

/** The offer's `id`. */
const offerId = ['id', wholeNumber] as const
/** Proves who claims: it comes with the accepted email address, with the texted code, or with a sign-in. */
const token = ['token', z.string()] as const
/** A phone number in any notation, read as digits; null for what is none. */
const phoneRead = z.codec(id, z.nullable(phoneOnTheWire), {
  decode: (text) => {
    const digits = text.replace(/\D/g, '')
    return /^\d{10,15}$/.test(digits) ? digits : null
  },
  encode: (digits) => digits ?? '',
})
const verified = z.object({ verified: bool })

/**
 * The offer of a code. Refused with 404 for an unknown code: the page asks for another one. Refused with 410, or with the
 * message 'Offer is not valid.', for an offer that is over. The other messages of `claimOffer` lead to their pages here too.
 */
export const getOffer = endpoint({ method: 'GET', path: '/api/v5/offers/{code}', response: offerResponse })

/** Checks the additional claim code of the offer. A wrong code is no refusal: it is not `verified`. */
export const verifyClaimCode = endpoint({
  method: 'POST',
  path: '/api/v5/offers/verify_claim_code',
  query: fields({ claimCode: ['claim_code', z.string()], offerId }),
  response: verified,
})

/** Accepts an email address for the offer. The answer contains whether it belongs to an account. */
export const validateEmail = endpoint({
  method: 'POST',
  path: '/api/v5/offers/validate_email',
  query: fields({ email: ['email', emailOnTheWire], offerId }),
  response: fields({
    token: ['token', id],
    /** The guest then signs in before the offer is claimed, and the claim carries the token of the sign-in. */
    existingUser: ['existing_user', decidingFlag],
  }),
})

/** Texts a 6-digit code to the phone. The answer also names the number to which a guest without the code may text VERIFY (CLM-23): without one the page does not offer it. */
export const sendSmsCode = endpoint({
  method: 'POST',
  path: '/api/v5/offers/send_sms_verification_code',
  query: fields({ phone: ['phone_number', phoneOnTheWire], offerId }),
  body: fields({ email: ['subscriber_email', orNull(emailOnTheWire)] }),
  response: fields({ token: ['token', id], verifyNumber: ['verify_phone_number', optional(phoneRead)] }),
})

/** Checks the code that was sent by SMS. A wrong code is no refusal: it is not `verified`. */
export const verifySmsCode = endpoint({
  method: 'POST',
  path: '/api/v5/offers/verify_sms_code',
  query: fields({ token, smsCode: ['sms_verification_code', z.string()], offerId }),
  response: verified,
})

/** Checks whether the guest's VERIFY text has arrived. */
export const checkIfVerified = endpoint({
  method: 'POST',
  path: '/api/v5/offers/check_if_verified',
  query: fields({ token, offerId }),
  response: verified,
})

/** The result of a claim (CLM-25). The claim counts even if some of these fields cannot be read. */
const claimNames = {
  /** No for a guest who has no account yet: the page then leads to the app. Yes if it is missing. */
  accountExists: ['account_exists', orElse(bool, true)],
  /** Whether the offer was spent without being claimed. */
  used: ['used', flag],
  /** A message beside a claim that counts: that a unique code was claimed before. */
  notice: ['error', text],
} as const
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
  const isNotice = isClaimAnswer(body) && rowOf({ message: serverMessage(body) }) === 'prevClaimed'
  return saysRefused(isNotice ? { ...body, error: null } : body)
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

/**
 * Claims the offer for the guest whose token it is: from a verified phone, an accepted email address or a sign-in.
 * Carries an idempotency key: the same key claims at most once (NET-08). An answer without `account_exists` and `used`
 * confirms nothing, and is looked up. Refused with a message that the page recognizes by its words: 'Offer is not
 * valid.', 'This offer is for new members only.', 'You have already claimed this offer.', 'This offer was already used.',
 * 'You cannot claim your own referral.', 'This account is suspended.' Each leads to its own page. Any other message is
 * shown beside the form. A guest who has no account yet gets an email from the server, to set one up.
 */
export const claimOffer = endpoint({
  method: 'POST',
  path: '/api/v5/offers/claim_offer',
  query: fields({
    token,
    offerId,
    /** The additional code, of an offer that requires one. */
    claimCode: ['claim_code', orNull(z.string())],
    smsOptIn: ['sms_opt_in', yesNo],
    emailOptIn: ['email_opt_in', yesNo],
  }),
  response: claimResult,
  refuses: refusesClaim,
})

/**
 * The outcome of the claim with this idempotency key: `claimed` with its answer, `refused` with its message, or `unknown`
 * if it never arrived. Called before a claim whose answer is lost may be repeated (NET-08).
 */
export const lookUpClaim = endpoint({
  method: 'GET',
  path: '/api/v5/offers/claims/{key}',
  response: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('unknown') }),
    z.object({ outcome: z.literal('refused'), message: text }),
    z.object({ outcome: z.literal('claimed'), result: orElse(claimResult, { accountExists: true, used: false, notice: null }) }),
  ]),
})
