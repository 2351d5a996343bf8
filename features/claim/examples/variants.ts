import * as z from 'zod/mini'
import type { ClaimState, FormState, StateOf } from '../claim.ts'
import { anyEmail, emailSchema } from '../../shared/contact/email.ts'
import type { Offer } from '../offer.ts'
import { wrongSmsCode } from '../transitions/contact.ts'
import { emailContact, filledDraft, newDraft, phoneContact, draft } from './claim.ts'
import { states } from './states.ts'
import { offers } from './offers.ts'

const idle = { phase: 'idle' } as const
const refused = (message: string) => ({ phase: 'refused', message }) as const
const uniqueNotice = 'This unique code has already been claimed.'

const contactFor = (offer: Offer) => ({ status: 'emailInput', draft: newDraft({ offer }), submission: idle }) as const

const contactVariants = {
  emailInputByPhone: contactFor(offers.byPhone),
  emailInputByEmailAndPhone: contactFor(offers.byEmailAndPhone),
  emailInputFilled: { status: 'emailInput', draft, submission: idle },
  emailInputSending: {
    status: 'emailInput',
    draft: newDraft({ contact: filledDraft }),
    submission: { phase: 'sending', contact: emailContact },
  },
  emailInputSendingPhone: { status: 'emailInput', draft, submission: { phase: 'sending', contact: phoneContact } },
  emailInputRefused: {
    status: 'emailInput',
    draft: newDraft({ contact: filledDraft }),
    submission: refused('Please verify your phone number or email address again.'),
  },
  emailInputEndsAfterDays: contactFor(offers.endsAfterDays),
  emailInputEndsAfterOneDay: contactFor(offers.endsAfterOneDay),
  emailInputEndsOnDate: contactFor(offers.endsOnDate),
  emailInputNeverEnds: contactFor(offers.neverEnds),
  emailInputLongNames: contactFor(offers.longNames),
  emailInputNoPictures: contactFor(offers.noPictures),
  emailInputNoBrand: contactFor(offers.noBrand),
  emailInputLimited: contactFor(offers.limited),
  emailInputNoAmount: contactFor(offers.noAmount),
  emailInputReferral: contactFor(offers.userReferral),
  emailInputAmbassador: contactFor(offers.ambassadorReferral),
  emailInputReferralBare: contactFor({ ...offers.userReferral, brand: null, group: null }),
  emailInputReferralOfGroup: contactFor({ ...offers.userReferral, group: { name: 'Olive’s supper table', imageUrl: null } }),
  emailInputAmbassadorBare: contactFor({ ...offers.ambassadorReferral, brand: null, group: null }),
  emailInputAmbassadorOfBrand: contactFor({ ...offers.ambassadorReferral, group: null }),
} as const satisfies Record<string, ClaimState>

const stepVariants = {
  offerCodeTyped: { status: 'offerCode', code: 'welcome 25', contact: { email: '', phone: '' } },
  claimCodeTyped: {
    status: 'claimCode',
    draft: newDraft({ offer: offers.withClaimCode, code: 'EXTRA25', claimCode: 'dinner' }),
    submission: idle,
  },
  claimCodeSending: {
    status: 'claimCode',
    draft: newDraft({ offer: offers.withClaimCode, code: 'EXTRA25', claimCode: 'DINNER' }),
    submission: { phase: 'sending' },
  },
  smsVerificationSending: { ...states.smsVerification, smsCode: '246810', submission: { phase: 'sending' } },
  smsVerificationWrongCode: { ...states.smsVerification, smsCode: '111111', submission: refused(wrongSmsCode), secondsToResend: 11 },
  smsVerificationResendReady: { ...states.smsVerification, secondsToResend: 0 },
  loadingOfferSlow: { ...states.loadingOffer, slow: true },
  smsVerificationResent: { ...states.smsVerification, submission: { phase: 'resent' } },
  smsVerificationResending: { ...states.smsVerification, submission: { phase: 'resending' }, secondsToResend: 0 },
  altVerificationLastLook: { ...states.altVerification, watch: 'lastLook' },
  altVerificationOver: { ...states.altVerification, watch: 'over' },
  authenticationSending: { ...states.authentication, password: 'dinner4two', submission: { phase: 'sending' } },
  authenticationWrongPassword: { ...states.authentication, submission: refused('Invalid email or password.') },
  claimUnknownAsking: { ...states.claimUnknown, lookUp: 'asking' },
  claimUnknownNotClaimed: { ...states.claimUnknown, lookUp: 'notFound' },
} as const satisfies Record<string, ClaimState>

const failureVariants = {
  failedTimeout: { ...states.failed, cause: { kind: 'timeout' } },
  failedServer: { ...states.failed, cause: { kind: 'server' } },
  failedMalformed: { ...states.failed, cause: { kind: 'malformed' } },
  failedRefused: { ...states.failed, cause: { kind: 'refused', status: 429, message: 'Too many requests.', retryAfter: 30 } },
  failedForm: { status: 'failed', cause: { kind: 'offline' }, again: [contactVariants.emailInputSending] },
} as const satisfies Record<string, ClaimState>

const endingVariants = {
  successNotice: { ...states.success, notice: uniqueNotice },
  successLongNames: { ...states.success, offer: offers.longNames },
  successNoPictures: { ...states.success, offer: offers.noPictures },
  emailClaimSuccessNotice: { ...states.emailClaimSuccess, notice: uniqueNotice },
  emailClaimSuccessMailbox: { ...states.emailClaimSuccess, email: z.parse(emailSchema(anyEmail), 'ada.moreau@gmail.com') },
  emailClaimSuccessLongNames: { ...states.emailClaimSuccess, offer: offers.longNames },
  noAccountNotice: { ...states.noAccount, notice: uniqueNotice },
  returnUserNewUserOnlyManyTiers: { status: 'returnUserNewUserOnly', offer: offers.manyTiers },
  returnUserNewUserOnlyNoTiers: { status: 'returnUserNewUserOnly', offer: offers.byEmail },
  newUserNoLongerAvailableClaimCode: {
    status: 'newUserNoLongerAvailable',
    wrongCode: newDraft({ offer: offers.withClaimCode, code: 'EXTRA25', claimCode: 'SUPPER' }),
    offer: offers.withClaimCode,
  },
} as const satisfies Record<string, ClaimState>

/** Other states of a status than the one in `states`. */
export const variants = { ...contactVariants, ...stepVariants, ...failureVariants, ...endingVariants } as const satisfies Record<
  string,
  ClaimState
>

/** Each status that can send a command, with its command on the way. */
export const asking: { readonly [Status in FormState['status'] | 'claiming']: StateOf<Status> } = {
  loadingOffer: states.loadingOffer,
  claimCode: stepVariants.claimCodeSending,
  emailInput: contactVariants.emailInputSendingPhone,
  smsVerification: stepVariants.smsVerificationSending,
  authentication: stepVariants.authenticationSending,
  claiming: states.claiming,
}
