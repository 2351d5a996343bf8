import type { ForgotPasswordSlot } from '../account/ForgotPassword.tsx'
import type { Referral } from '../shared/member/referral.ts'
import type { ClaimStatus, FormProps } from './claim.ts'
import type { Tier } from './offer.ts'
import { ClaimUnknown, Claiming, Failed } from './screens/Claiming.tsx'
import { EmailClaimSuccess, NoAccount, Success } from './screens/Claimed.tsx'
import { ClaimCode, OfferCode, UnknownOffer } from './screens/OfferCode.tsx'
import { NewUserNoLongerAvailable, ReturnUserNewUserOnly, TurnedAway } from './screens/TurnedAway.tsx'
import { AltVerification, Authentication, SmsVerification } from './screens/Verification.tsx'
import { AccountClaim } from './screens/AccountClaim.tsx'
import type { Account } from './contact.ts'

/** All statuses but the first of a link. A page opens in few of them, and their screens load after the first ones. */
export type LazyStatus = Exclude<ClaimStatus, 'loadingOffer'>

export type LazyProps = FormProps<LazyStatus> & {
  referral: Referral | null
  /** The account that claims with one press; null for a guest, whose form is one of the first screens. */
  account: Account | null
  checkoutHref: (tier: Tier) => string
  forgotPassword: ForgotPasswordSlot
}

export function LazyScreens({ state, send, drafts, referral, account, checkoutHref, forgotPassword: ForgotPassword }: LazyProps) {
  switch (state.status) {
    case 'offerCode':
      return <OfferCode state={state} send={send} drafts={drafts} />
    case 'unknownOffer':
      return <UnknownOffer state={state} send={send} drafts={drafts} />
    case 'claimCode':
      return <ClaimCode state={state} send={send} drafts={drafts} />
    case 'emailInput':
      return account && <AccountClaim state={state} send={send} account={account} />
    case 'smsVerification':
      return <SmsVerification state={state} send={send} />
    case 'authentication':
      return <Authentication state={state} send={send} />
    case 'forgotPassword':
      return <ForgotPassword email={state.contact.email} onReturn={() => send({ type: 'back' })} />
    case 'altVerification':
      return <AltVerification state={state} send={send} />
    case 'claiming':
      return <Claiming state={state} />
    case 'claimUnknown':
      return <ClaimUnknown state={state} send={send} />
    case 'failed':
      return <Failed state={state} send={send} />
    case 'success':
      return <Success state={state} send={send} />
    case 'emailClaimSuccess':
      return <EmailClaimSuccess state={state} send={send} />
    case 'noAccount':
      return <NoAccount state={state} send={send} />
    case 'returnUserNewUserOnly':
      return <ReturnUserNewUserOnly state={state} send={send} checkoutHref={checkoutHref} />
    case 'newUserNoLongerAvailable':
      return <NewUserNoLongerAvailable state={state} send={send} />
    case 'prevClaimed':
    case 'prevUsed':
    case 'returnUserNoLongerAvailable':
    case 'claimOwnReferral':
    case 'suspendedAccount':
      return <TurnedAway state={state} send={send} referral={referral} />
  }
}
