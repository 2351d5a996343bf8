import { type ClaimState, type ClaimStatus, type StateOf, load } from '../claim.ts'
import { claiming, dispatch, emailContact, guestEmail, newDraft, draft } from './claim.ts'
import { offers } from './offers.ts'

const idle = { phase: 'idle' } as const
const contact = { email: '', phone: '' } as const
const link = { code: 'WELCOME25', claimCode: '', contact } as const

const { byEmail, byPhone, byEmailAndPhone, withClaimCode, newMembersOnly, userReferral } = offers

/** One state for each status, as a guest most often sees it. Stories, journeys, unit and end-to-end tests read it. */
export const states = {
  offerCode: { status: 'offerCode', code: '', contact },
  loadingOffer: { status: 'loadingOffer', link, entry: 'typed', slow: false },
  unknownOffer: { status: 'unknownOffer', code: 'WELCOM25', contact },
  claimCode: { status: 'claimCode', draft: newDraft({ offer: withClaimCode, code: 'EXTRA25' }), submission: idle },
  emailInput: { status: 'emailInput', draft: newDraft(), submission: idle },
  smsVerification: { status: 'smsVerification', dispatch, smsCode: '', submission: idle, secondsToResend: 24 },
  altVerification: { status: 'altVerification', dispatch, watch: 'polling' },
  authentication: { status: 'authentication', draft, contact: emailContact, password: '', submission: idle },
  forgotPassword: { status: 'forgotPassword', draft, contact: emailContact },
  claiming,
  claimUnknown: { ...claiming, status: 'claimUnknown', lookUp: 'unreachable' },
  failed: { status: 'failed', cause: { kind: 'offline' }, again: load(link, 'link') },
  success: { status: 'success', offer: byEmail, notice: null },
  emailClaimSuccess: { status: 'emailClaimSuccess', offer: byEmail, email: guestEmail, notice: null },
  noAccount: { status: 'noAccount', offer: byPhone, notice: null },
  prevClaimed: { status: 'prevClaimed', offer: byPhone },
  prevUsed: { status: 'prevUsed', offer: byEmailAndPhone },
  returnUserNoLongerAvailable: { status: 'returnUserNoLongerAvailable', offer: withClaimCode },
  returnUserNewUserOnly: { status: 'returnUserNewUserOnly', offer: newMembersOnly },
  newUserNoLongerAvailable: { status: 'newUserNoLongerAvailable', wrongCode: null, offer: byEmail },
  claimOwnReferral: { status: 'claimOwnReferral', offer: userReferral },
  suspendedAccount: { status: 'suspendedAccount', offer: byEmail },
} as const satisfies { readonly [Status in ClaimStatus]: StateOf<Status> }

export const everyState: readonly ClaimState[] = Object.values(states)

/** A part of a text that only the screen of this status shows. */
export const signs: Readonly<Record<ClaimStatus, string | RegExp>> = {
  offerCode: 'Enter the code from your card',
  loadingOffer: /One moment…|This is taking longer than usual…/,
  unknownOffer: 'We can’t find that code',
  claimCode: 'This offer has a claim code of its own',
  emailInput: /Tell us where to send it|We text you a code/,
  smsVerification: 'Enter your code',
  altVerification: 'Text us instead',
  authentication: 'Welcome back',
  forgotPassword: 'Reset your password',
  claiming: 'Claiming your $',
  claimUnknown: /Checking your claim|We can’t look up your claim|Your claim did not arrive/,
  failed: 'Something went wrong...',
  success: 'is in your account',
  emailClaimSuccess: 'is claimed',
  noAccount: 'Get the app to use your $',
  prevClaimed: 'This offer was already claimed',
  prevUsed: 'This offer has already been used',
  returnUserNoLongerAvailable: 'The app shows the offers that are open to you',
  returnUserNewUserOnly: 'This offer is for new members',
  newUserNoLongerAvailable: /app shows what else there is|This claim code doesn’t work/,
  claimOwnReferral: 'Sorry, you cannot claim your own offer.',
  suspendedAccount: 'Account suspended',
}
