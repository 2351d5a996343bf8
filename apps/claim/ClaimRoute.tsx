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
import { storageKeyOf } from './storageKey.ts'
import { LazyScreens, fetchLazyScreens } from './LazyScreens.tsx'
import { calls, isFoundByReload } from './commands.ts'

const { settings } = enterprise

const checkoutHref = ({ icoId }: Tier): string =>
  withCampaign(new URL(`${appAddress('checkout')}?ico_id=${encodeURIComponent(icoId)}`, location.href).href)

/** A claim whose outcome is not known is looked up after a reload; where the browser keeps nothing, the guest is held back. */
const warnOnClaim = (state: ClaimState, isSaved: boolean) =>
  warnBeforeLeaving('request' in state && !isFoundByReload(state.request, isSaved))

/** The claim page for the link's hash. Another link starts another visit. */
export function ClaimRoute() {
  const { hash } = useLocation()
  return <ClaimVisit key={hash} hash={hash} />
}

function ClaimVisit({ hash }: { hash: string }) {
  const { state, send, now, drafts } = useFlow({
    begin: () => begin(readHash(hash)),
    transition,
    calls,
    handlers: {
      openApp: () => {
        location.assign(settings.appUrl)
      },
    },
    persist: { storage: tabStorage, storageKey: storageKeyOf(hash), saved: savedClaim, onSave: warnOnClaim },
    reloaded: { type: 'reloaded' },
  })
  useBackSteps(state.status, canGoBack(state), () => {
    send({ type: 'back' })
    return canGoBack(now())
  })
  useEffect(() => void firstTouch.then(fetchLazyScreens), [])
  useEffect(() => void track('claim_status', { status: state.status }), [state.status])
  return <ClaimScreen state={state} send={send} drafts={drafts} checkoutHref={checkoutHref} later={LazyScreens} />
}
