import { enterprise } from '#enterprise'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { readHash } from '../../features/claim/hash.ts'
import type { ClaimState } from '../../features/claim/claim.ts'
import type { Tier } from '../../features/claim/offer.ts'
import { canGoBack, savedClaim, transition } from '../../features/claim/transition.ts'
import { begin } from '../../features/claim/transitions/finding.ts'
import { appAddress } from '../runtime/appAddress.ts'
import { withCampaign } from '../runtime/campaign.ts'
import { firstTouch } from '../runtime/firstTouch.ts'
import { warnBeforeLeaving } from '../runtime/warnBeforeLeaving.ts'
import { tabStorage } from '../runtime/storage.ts'
import { track } from '../runtime/track.ts'
import { useBackSteps } from '../runtime/useBackSteps.ts'
import { useFlow } from '../runtime/useFlow.ts'
import { placeOf } from './place.ts'
import { LazyScreens, fetchLazyScreens } from './LazyScreens.tsx'
import { calls, isFoundByReload } from './commands.ts'

const { settings } = enterprise

const checkoutHref = ({ icoId }: Tier): string =>
  withCampaign(new URL(`${appAddress('checkout')}?ico_id=${encodeURIComponent(icoId)}`, location.href).href)

/** Asks before the guest leaves, if a reload could not look up the claim. */
const holdClaimBack = (state: ClaimState, isKept: boolean) => holdBack('request' in state && !isFoundByReload(state.request, isKept))

async function openApp(): Promise<null> {
  location.assign(settings.appUrl)
  return null
}

/** The claim page for the link's hash. Another link starts another visit. */
export function ClaimRoute() {
  const { hash } = useLocation()
  return <ClaimVisit key={hash} hash={hash} />
}

function ClaimVisit({ hash }: { hash: string }) {
  const { state, send, now } = useFlow({
    begin: () => begin(readHash(hash)),
    transition,
    run: (command, signal) => (command.type === 'openApp' ? openApp() : ask(command, signal)),
    keep: { shelf: session, key: storageKeyOf(hash), saved: savedClaim, onSave: holdClaimBack },
    reloaded: { type: 'reloaded' },
  })
  useBackSteps(state.status, canGoBack(state), () => {
    send({ type: 'back' })
    return canGoBack(now())
  })
  useEffect(() => void firstTouch.then(fetchLazyScreens), [])
  useEffect(() => void track('claim_status', { status: state.status }), [state.status])
  return <ClaimScreen state={state} send={send} checkoutHref={checkoutHref} later={LazyScreens} />
}
