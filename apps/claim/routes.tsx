import { enterprise } from '#enterprise'
import type { ParsedPath } from '@tanstack/history'
import { type ReactNode, useEffect, useState } from 'react'
import { getOffer } from '../../features/claim/api.ts'
import type { ClaimStep } from '../../features/claim/claim.ts'
import { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { readHash, visitKey } from '../../features/claim/hash.ts'
import type { Member } from '../../features/claim/member/api.ts'
import type { Tier } from '../../features/claim/offer.ts'
import { statusFacts } from '../../features/claim/statusCodes.ts'
import { canGoBack, transition } from '../../features/claim/transition.ts'
import { begin } from '../../features/claim/transitions/finding.ts'
import { useFirstTouch } from '../../ui/lazy/firstTouch.ts'
import { readAhead, takeAhead } from '../runtime/api/readAhead.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useFlow } from '../runtime/flow/flowRunner.ts'
import { useAddress } from '../runtime/page/address.tsx'
import { appAddress } from '../runtime/page/deployed.ts'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'
import { onePage } from '../runtime/routing/onePage.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { useSessionEnd } from '../runtime/session/useSessionEnd.ts'
import { withCampaign } from '../runtime/page/campaign.ts'
import { reportStep } from '../runtime/page/report.ts'
import { claimVisit } from './commands.ts'

const LazyScreens = lazyComponent(async () => (await import('../../features/claim/LazyScreens.tsx')).LazyScreens)
const ResetPassword = lazyComponent(async () => (await import('../runtime/account/ResetPassword.tsx')).ResetPassword)

const AsGuest = ({ children }: { children: (member: Member | null) => ReactNode }) => children(null)
/** Loads for members only, who are few. Without its script they claim as guests. */
const AsMember = lazyComponent(
  () =>
    import('./member.tsx').then(
      (loaded) => loaded.AsMember,
      () => AsGuest,
    ),
  AsGuest,
)

/** The step of an offer that was read ahead, or the first one. */
function firstStep(hash: string): ClaimStep {
  const link = readHash(hash)
  const step = begin(link)
  const answer = link.code === null ? null : takeAhead(getOffer, { path: { code: link.code } })
  return answer ? transition(step[0], { type: 'loadOfferAnswered', answer }) : step
}

const checkoutHref = ({ icoId }: Tier): string =>
  withCampaign(new URL(`${appAddress('checkout')}?ico_id=${encodeURIComponent(icoId)}`, location.href).href)

function ClaimRoute() {
  const { hash } = useAddress()
  return <ClaimVisit key={hash} hash={hash} />
}

function ClaimVisit({ hash }: { hash: string }) {
  const [visit] = useState(() => claimVisit(visitKey(hash)))
  const { state, send, now, drafts } = useFlow({
    begin: () => firstStep(hash),
    transition,
    ...visit,
    handlers: {
      openApp: () => {
        location.assign(enterprise.settings.appUrl)
      },
    },
    reloaded: { type: 'reloaded' },
  })
  const Visitor = useSignedIn() ? AsMember : AsGuest
  useBackSteps(state.status, canGoBack(state), () => {
    send({ type: 'back' })
    return canGoBack(now())
  })
  useFirstTouch(() => [LazyScreens, ResetPassword].map(({ preload }) => preload()))
  useSessionEnd(() => send({ type: 'signedOutAnywhere' }))
  useEffect(() => reportStep('claim_status', statusFacts(state.status)), [state.status])
  const screens = { lazyScreens: LazyScreens, forgotPassword: ResetPassword, checkoutHref }
  return <Visitor>{(member) => <ClaimScreen {...{ state, send, drafts, member }} {...screens} />}</Visitor>
}

/** Loads the form for an offer code, or reads the offer that the hash names. Until then the shell stays. */
function load({ hash }: ParsedPath): Promise<unknown> {
  const { code } = readHash(hash)
  return code === null ? LazyScreens.preload() : readAhead(getOffer, { path: { code } })
}

/** Links to the claim may have any address below its own. */
export const app = onePage(ClaimRoute, { addresses: 'any', load })
