import { savedFields } from '../shared/saved.ts'
import type { ClaimState } from './claim.ts'
import { withoutPassword } from './transition.ts'

const offer = { offer: 'data' } as const
const ended = { ...offer, notice: 'any' } as const
const claiming = { visit: 'data', contact: 'data', request: 'data' } as const

const fields = savedFields<ClaimState>(1, {
  offerCode: { typed: 'text', contact: 'data' },
  unknownOffer: { code: 'text', typed: 'text', contact: 'data' },
  loadingOffer: { link: 'data', entry: 'text', slow: 'flag' },
  claimCode: { visit: 'data', submission: 'data' },
  emailInput: { visit: 'data', submission: 'data' },
  smsVerification: { dispatch: 'data', smsCode: 'text', submission: 'data', secondsToResend: 'number' },
  authentication: { visit: 'data', contact: 'data', password: 'text', submission: 'data' },
  claiming,
  altVerification: { dispatch: 'data', watch: 'text' },
  claimUnknown: { ...claiming, lookUp: 'text' },
  failed: { cause: 'data', during: 'data' },
  success: ended,
  emailClaimSuccess: { ...ended, email: 'text' },
  noAccount: ended,
  prevClaimed: offer,
  prevUsed: offer,
  returnUserNoLongerAvailable: offer,
  returnUserNewUserOnly: offer,
  claimOwnReferral: offer,
  suspendedAccount: offer,
  newUserNoLongerAvailable: { because: 'data' },
})

/** What is saved of the claim: a password stays in the page's memory. */
export const savedClaim = { ...fields, toSave: (state: ClaimState) => fields.toSave(withoutPassword(state)) }
