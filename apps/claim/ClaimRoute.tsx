import { enterprise } from '#enterprise'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { readHash } from '../../features/claim/hash.ts'
import { savedClaim } from '../../features/claim/saved.ts'
import { statusFacts } from '../../features/claim/statusCodes.ts'
import { canGoBack, transition } from '../../features/claim/transition.ts'
import { begin } from '../../features/claim/transitions/finding.ts'
import { firstTouch } from '../../ui/firstTouch.ts'
import { onSignedOut, signOut } from '../runtime/session/session.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { track } from '../runtime/tracking/track.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useFlow } from '../runtime/flow/flowRunner.ts'
import { storageKeyOf } from './storageKey.ts'
import { LazyScreens } from './LazyScreens.tsx'
import { callsOf } from './commands.ts'
import { useMember } from './useMember.ts'
import { saveSecrets, savedToken } from './secrets.ts'

const { settings } = enterprise

/** The claim page for the link's hash. Another link starts another visit. */
export function ClaimRoute() {
  const { hash } = useLocation()
  return <ClaimVisit key={hash} hash={hash} />
}

function ClaimVisit({ hash }: { hash: string }) {
  const storageKey = storageKeyOf(hash)
  const { state, send, now, drafts } = useFlow({
    begin: () => begin(readHash(hash)),
    transition,
    calls: callsOf(storageKey),
    handlers: {
      openApp: () => {
        location.assign(settings.appUrl)
      },
    },
    persist: {
      storage: tabStorage,
      storageKey,
      saved: savedClaim(() => savedToken(storageKey)),
      onSave: (saved, isSaved) => saveSecrets(storageKey, saved, isSaved),
    },
    reloaded: { type: 'reloaded' },
  })
  const member = useMember()
  useBackSteps(state.status, canGoBack(state), () => {
    send({ type: 'back' })
    return canGoBack(now())
  })
  useEffect(() => void firstTouch.then(LazyScreens.preload), [])
  useEffect(() => onSignedOut(() => send({ type: 'signedOutAnywhere' })), [send])
  useEffect(() => void track('claim_status', statusFacts(state.status)), [state.status])
  return <ClaimScreen state={state} send={send} drafts={drafts} member={member} onSignOut={signOut} lazyScreens={LazyScreens} />
}
