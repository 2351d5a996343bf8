import type { ComponentProps, ComponentType, ReactNode } from 'react'
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

type SlipState = ComponentProps<typeof OfferSlip>['state']
const asItIs: SlipState = {}
const claimed: SlipState = { stamp: 'Claimed' }
/** Its slip once the claim has ended. A refusal does not turn it over. */
const ends: Readonly<Partial<Record<ClaimStatus, SlipState>>> = {
  success: claimed,
  noAccount: claimed,
  emailClaimSuccess: claimed,
  prevClaimed: { sticker: 'Claimed' },
  prevUsed: { ended: 'Used' },
  returnUserNoLongerAvailable: { ended: 'Ended' },
  newUserNoLongerAvailable: { ended: 'Ended' },
  claimOwnReferral: asItIs,
  suspendedAccount: asItIs,
}

/** Before that a phone hides it where a field or a question of another step comes first. */
const offered: ReadonlySet<ClaimStatus> = new Set(['claimCode', 'emailInput', 'claiming'])

/** Whether the last press claims the offer: its slip waits for the answer. */
const isBeingClaimed = (state: ClaimState): boolean =>
  state.status === 'claiming' ||
  (state.status === 'emailInput' && state.submission.phase === 'sending' && state.draft.offer.contactNeed === 'email')

function getSlip(state: ClaimState, offer: Offer | null): ReactNode {
  if (state.status === 'loadingOffer') return <LoadingSlip />
  const end = 'wrongCode' in state && state.wrongCode ? asItIs : ends[state.status]
  return (
    offer && (
      <OfferSlip
        offer={offer}
        state={end ?? { waits: isBeingClaimed(state) }}
        sentTo={state.status === 'emailClaimSuccess' ? state.email : undefined}
      />
    )
  )
}

export function ClaimScreen(props: ClaimScreenProps) {
  const offer = getShownOffer(props.state)
  const { status } = props.state
  return (
    <PublicPage
      hero={offer ? <OfferPicture offer={offer} /> : <Illustration moment="welcome" />}
      heroOn={welcoming.has(status) ? 'all' : 'wide'}
      slip={getSlip(props.state, offer)}
      slipOn={offered.has(status) || ends[status] ? 'all' : 'wide'}
      mayLeave={status !== 'claiming'}>
      <Stack space="md">
        <FocusOnStepChange stepKey={getStepKey(props.state)}>
          <CurrentScreen {...props} />
        </FocusOnStepChange>
        {offer && (offered.has(status) || ends[status] === claimed) && <OfferTerms offer={offer} />}
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
