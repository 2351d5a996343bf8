import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Arrival } from '../shared/Arrival.tsx'
import type { ClaimEvent, ClaimState } from './claim.ts'
import type { Tier } from './offer.ts'
import { AltVerification } from './screens/AltVerification.tsx'
import { Authentication } from './screens/Authentication.tsx'
import { ClaimCode } from './screens/ClaimCode.tsx'
import { ClaimInDoubt } from './screens/ClaimInDoubt.tsx'
import { Claiming } from './screens/Claiming.tsx'
import { EmailClaimSuccess } from './screens/EmailClaimSuccess.tsx'
import { EmailInput } from './screens/EmailInput.tsx'
import { Failed } from './screens/Failed.tsx'
import { LoadingOffer } from './screens/LoadingOffer.tsx'
import { NewUserNoLongerAvailable } from './screens/NewUserNoLongerAvailable.tsx'
import { NoAccount } from './screens/NoAccount.tsx'
import { OfferCode } from './screens/OfferCode.tsx'
import { OfferPicture } from './screens/OfferPicture.tsx'
import { ReturnUserNewUserOnly } from './screens/ReturnUserNewUserOnly.tsx'
import { SmsVerification } from './screens/SmsVerification.tsx'
import { Success } from './screens/Success.tsx'
import { TurnedAway } from './screens/TurnedAway.tsx'
import { UnknownOffer } from './screens/UnknownOffer.tsx'

export type ClaimScreenProps = {
  state: ClaimState
  send: (event: ClaimEvent) => void
  /** Where a bonus tier is bought (CLM-27). */
  checkoutHref: (tier: Tier) => string
}

/** The whole claim page, at any of its states. */
export function ClaimScreen(props: ClaimScreenProps) {
  const offer = offerOf(props.state)
  return (
    <PublicPage hero={offer ? <OfferPicture offer={offer} /> : <Illustration moment="welcome" />}>
      <Arrival place={props.state.status}>
        <ScreenOf {...props} />
      </Arrival>
    </PublicPage>
  )
}

function ScreenOf({ state, send, checkoutHref }: ClaimScreenProps) {
  switch (state.status) {
    case 'offerCode':
      return <OfferCode state={state} send={send} />
    case 'loadingOffer':
      return <LoadingOffer />
    case 'unknownOffer':
      return <UnknownOffer state={state} send={send} />
    case 'claimCode':
      return <ClaimCode state={state} send={send} />
    case 'emailInput':
      return <EmailInput state={state} send={send} />
    case 'smsVerification':
      return <SmsVerification state={state} send={send} />
    case 'authentication':
      return <Authentication state={state} send={send} />
    case 'altVerification':
      return <AltVerification state={state} send={send} />
    case 'claiming':
      return <Claiming state={state} />
    case 'claimInDoubt':
      return <ClaimInDoubt state={state} send={send} />
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
      return <TurnedAway state={state} send={send} />
  }
}

/** The offer whose picture is shown, once it is known. */
function offerOf(state: ClaimState) {
  if ('offer' in state) return state.offer
  if ('visit' in state) return state.visit.offer
  if ('dispatch' in state) return state.dispatch.visit.offer
  return state.status === 'failed' && 'visit' in state.during ? state.during.visit.offer : null
}
