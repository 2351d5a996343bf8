import type { ComponentType, ReactNode } from 'react'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { Image } from '../../ui/Image/Image.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Drafts } from '../shared/forms/drafts.ts'
import { FocusOnStepChange } from '../shared/screens/Screen.tsx'
import type { ClaimState, ClaimStatus } from './claim.ts'
import { claimingAccount } from './contact.ts'
import type { ClaimEvent } from './events.ts'
import type { LazyProps } from './LazyScreens.tsx'
import type { Member } from './member/api.ts'
import type { Offer } from './offer.ts'
import { EmailInput, contactName } from './screens/EmailInput.tsx'
import { LoadingOffer } from './screens/LoadingOffer.tsx'
import { LoadingSlip, OfferSlip, OfferTerms } from './screens/OfferSlip.tsx'

export type ClaimScreenProps = Pick<LazyProps, 'checkoutHref' | 'forgotPassword'> & {
  state: ClaimState
  send: (event: ClaimEvent) => void
  drafts: Drafts
  /** The signed-in member; null for nobody, or while they are being read. */
  member: Member | null
  /** `LazyScreens`, or a component that loads them: the first paint does not need them. */
  lazyScreens: ComponentType<LazyProps>
}

const OfferPicture = ({ offer: { brand, group } }: { offer: Offer }) => (
  <Image ratio="wide" alt="" src={brand?.heroUrl ?? group?.imageUrl ?? null} fallback={<Illustration moment="welcome" />} />
)

/** The statuses that show the picture on a phone. All others start with the text. */
const welcoming: ReadonlySet<ClaimStatus> = new Set(['offerCode', 'loadingOffer', 'claimCode', 'emailInput'])

const claimed: ReadonlySet<ClaimStatus> = new Set(['success', 'noAccount', 'emailClaimSuccess'])

/** The statuses that show the offer: until it is claimed, and then. A field of another step comes first on a phone. */
const showsOffer: ReadonlySet<ClaimStatus> = new Set(['claimCode', 'emailInput', 'claiming', ...claimed])
const showsOfferWide: ReadonlySet<ClaimStatus> = new Set(['smsVerification', 'authentication', 'claimUnknown'])

function getSlip(state: ClaimState, offer: Offer | null): ReactNode {
  const { status } = state
  if (status === 'loadingOffer') return <LoadingSlip />
  const sentTo = status === 'emailClaimSuccess' ? state.email : undefined
  return offer && (showsOffer.has(status) || showsOfferWide.has(status)) ? (
    <OfferSlip offer={offer} claimed={claimed.has(status)} sentTo={sentTo} />
  ) : null
}

export function ClaimScreen(props: ClaimScreenProps) {
  const offer = getShownOffer(props.state)
  return (
    <PublicPage
      hero={offer ? <OfferPicture offer={offer} /> : <Illustration moment="welcome" />}
      heroOn={welcoming.has(props.state.status) ? 'all' : 'wide'}
      slip={getSlip(props.state, offer)}
      slipOn={showsOfferWide.has(props.state.status) ? 'wide' : 'all'}
      mayLeave={props.state.status !== 'claiming'}>
      <Stack space="md">
        <FocusOnStepChange stepKey={getStepKey(props.state)}>
          <CurrentScreen {...props} />
        </FocusOnStepChange>
        {offer && showsOffer.has(props.state.status) && <OfferTerms offer={offer} />}
      </Stack>
    </PublicPage>
  )
}

function CurrentScreen({ state, send, drafts, member, lazyScreens: Lazy, checkoutHref, forgotPassword }: ClaimScreenProps) {
  if (state.status === 'loadingOffer') return <LoadingOffer {...(state.slow && { onAnotherCode: () => send({ type: 'startOver' }) })} />
  const account = state.status === 'emailInput' ? claimingAccount(member, state.draft.offer, drafts.read(contactName(state.draft))) : null
  if (state.status === 'emailInput' && account === null) return <EmailInput state={state} send={send} drafts={drafts} member={member} />
  return <Lazy {...{ state, send, drafts, account, checkoutHref, forgotPassword }} referral={member?.referral ?? null} />
}

/** The end of a look-up counts as a new screen, so that its title is read aloud. */
const getStepKey = (state: ClaimState): string => ('lookUp' in state ? `${state.status}.${state.lookUp}` : state.status)

function getShownOffer(state: ClaimState): Offer | null {
  if ('offer' in state) return state.offer
  if ('draft' in state) return state.draft.offer
  if ('dispatch' in state) return state.dispatch.draft.offer
  return 'again' in state ? getShownOffer(state.again[0]) : null
}
