import { useState } from 'react'
import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Drafts } from '../shared/forms/drafts.ts'
import type { PrivacyEvent, PrivacyState } from './privacy.ts'
import { Explained } from './screens/Explained.tsx'
import { OptedOut } from './screens/OptedOut.tsx'
import { OptOutForm } from './screens/OptOutForm.tsx'
import { SignedIn } from './screens/SignedIn.tsx'
import { SignalState } from './screens/SignalState.tsx'

export type PrivacyScreenProps = {
  state: PrivacyState
  send: (event: PrivacyEvent) => void
  drafts: Drafts
  /** Asks the embedding page to remove the frame; null if that page is unknown (PRV-02). */
  onClose: (() => void) | null
  /** Null where nobody is signed in: then the choice goes with no account (PRV-05). */
  onSignOut: (() => void) | null
}

/** A visitor's privacy choices, embedded in a page of the enterprise or of a partner. */
export function PrivacyScreen({ state, send, drafts, onClose, onSignOut }: PrivacyScreenProps) {
  const [opened] = useState(state.status)
  return (
    <EmbeddedFrame title="Your privacy choices" column {...(onClose && { onClose })}>
      <Stack space="lg">
        {state.status === 'optedOut' ? (
          <OptedOut email={state.email} signal={state.signal} takesFocus={opened !== state.status} />
        ) : (
          <SignalState signal={state.signal} />
        )}
        {onSignOut && <SignedIn onSignOut={onSignOut} />}
        <Explained />
        {state.status === 'choosing' && <OptOutForm state={state} send={send} drafts={drafts} />}
      </Stack>
    </EmbeddedFrame>
  )
}
