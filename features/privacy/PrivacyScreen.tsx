import { useState } from 'react'
import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Signal } from './privacy.ts'
import { Explained } from './screens/Explained.tsx'
import { OptedOut } from './screens/OptedOut.tsx'
import { OptOutForm, type OptOutFormProps } from './screens/OptOutForm.tsx'
import { SignedIn } from './screens/SignedIn.tsx'
import { SignalState } from './screens/SignalState.tsx'

export type PrivacyScreenProps = OptOutFormProps & {
  signal: Signal
  /** For whom the server has accepted the opt-out; null while the visitor may choose. */
  optedOut: string | null
  /** Asks the embedding page to remove the frame; null if that page is unknown. */
  onClose: (() => void) | null
  /** Null where nobody is signed in: then the choice goes with no account. */
  onSignOut: (() => void) | null
}

/** A visitor's privacy choices, embedded in a page of the enterprise or of a partner. */
export function PrivacyScreen({ signal, optedOut, onClose, onSignOut, ...form }: PrivacyScreenProps) {
  const [wasOptedOut] = useState(optedOut !== null)
  return (
    <EmbeddedFrame title="Your privacy choices" column {...(onClose && { onClose })}>
      <Stack space="lg">
        {optedOut === null ? <SignalState signal={signal} /> : <OptedOut email={optedOut} signal={signal} takesFocus={!wasOptedOut} />}
        {onSignOut && <SignedIn onSignOut={onSignOut} />}
        <Explained />
        {optedOut === null && <OptOutForm {...form} />}
      </Stack>
    </EmbeddedFrame>
  )
}
