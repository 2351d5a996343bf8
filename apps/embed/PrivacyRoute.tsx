import { useEffect, useState } from 'react'
import { begin, transition } from '../../features/privacy/privacy.ts'
import { PrivacyScreen } from '../../features/privacy/PrivacyScreen.tsx'
import { savedPrivacy } from '../../features/privacy/saved.ts'
import { onSignedOut, signOut } from '../runtime/session/session.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { track } from '../runtime/tracking/track.ts'
import { useFlow } from '../runtime/flow/useFlow.ts'
import { useSignedIn } from '../runtime/session/useSignedIn.ts'
import { abilities, signalNow } from './commands.ts'
import { closing } from './parentPage.ts'

/** The privacy choices. They start again after a sign-out: nothing of the person stays (NET-11). */
export function PrivacyRoute() {
  const [session, setSession] = useState(0)
  useEffect(() => onSignedOut(() => setSession((before) => before + 1)), [])
  return <PrivacyVisit key={session} />
}

/** From what the browser says by itself to what the server has taken in. */
function PrivacyVisit() {
  const { state, send, drafts } = useFlow({
    begin: () => begin(signalNow()),
    transition,
    ...abilities,
    persist: { storage: tabStorage, storageKey: 'flow.privacy', saved: savedPrivacy },
    reloaded: { type: 'reloaded', signal: signalNow() },
  })
  const [onClose] = useState(closing)
  const signedIn = useSignedIn()
  useEffect(() => void track('privacy_status', { status: state.status }), [state.status])
  return <PrivacyScreen state={state} send={send} drafts={drafts} onClose={onClose} onSignOut={signedIn ? signOut : null} />
}
