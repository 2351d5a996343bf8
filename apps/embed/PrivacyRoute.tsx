import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getCurrentUser } from '../../features/account/api.ts'
import { type OptOut, type SavedPrivacy, blank, savedPrivacy, signalOf, withOwner } from '../../features/privacy/privacy.ts'
import { PrivacyScreen } from '../../features/privacy/PrivacyScreen.tsx'
import { useRead } from '../runtime/api/useRead.tsx'
import { useSend } from '../runtime/api/useSend.ts'
import { useSignedIn } from '../runtime/session/session.ts'
import { useSessionEnd } from '../runtime/session/useSessionEnd.ts'
import { useSaved } from '../runtime/storage/saved.ts'
import { saveOptOut } from '../runtime/tracking/consent.ts'
import { sendsPrivacyControl } from '../../ui/PublicPage/privacyControl.ts'
import { hasOptedOut } from '../runtime/tracking/optedOut.ts'
import { reportStep } from '../runtime/page/report.ts'
import { closing } from './parentPage.ts'
import { savedChoices } from './prefetch.ts'
import { sendOptOut } from '../runtime/tracking/sendOptOut.ts'

/** The privacy choices. They start again after a sign-out: nothing of the person stays. */
export function PrivacyRoute() {
  const [session, setSession] = useState(0)
  useSessionEnd(() => setSession((before) => before + 1))
  return <PrivacyVisit key={session} />
}

const untouched: SavedPrivacy = { draft: blank, hasChosen: false }

function PrivacyVisit() {
  const [saved, save] = useSaved(savedChoices, savedPrivacy, untouched)
  const [state, setState] = useState(saved)
  const { hasChosen } = state
  const [onClose] = useState(closing)
  const signedIn = useSignedIn()
  const { read } = useRead(getCurrentUser, signedIn ? {} : null)
  const owner = read.status === 'ready' ? read.value.user : null
  const hasTyped = useRef(false)
  /** Whether the account fills the form in: not over what is typed already. */
  const [isFilled, setFilled] = useState(false)
  const fillIn = useEffectEvent(() => setFilled(!hasTyped.current))
  useEffect(() => {
    if (owner !== null) fillIn()
  }, [owner])
  const accountOptsOut = owner?.doNotTrack === true
  useEffect(() => {
    // The browser's own signal counts as a choice, and so does the account's: the visitor need not repeat it.
    if (sendsPrivacyControl() || accountOptsOut) saveOptOut()
  }, [accountOptsOut])

  function change(next: SavedPrivacy): void {
    save(next)
    setState(next)
  }

  const { act, submission, send, reset } = useSend(
    async (choice: OptOut, key) => {
      // This browser is opted out whether or not the call succeeds.
      saveOptOut()
      const chosen = { draft: { ...choice, state: choice.state ?? '' }, hasChosen: true } as const
      change(chosen)
      const answer = await sendOptOut(choice, key)
      // The next person at this device reads nothing of them.
      if (answer.ok) change({ ...chosen, draft: blank })
      return answer
    },
    { of: ({ email }) => email },
  )
  /** The address that this page has opted out. It is stored nowhere. */
  const optedOut = act?.done ? act.input.email : null
  const status = optedOut === null ? 'choosing' : 'optedOut'
  useEffect(() => reportStep('privacy_status', { status }), [status])

  return (
    <PrivacyScreen
      signal={signalOf({ sendsPrivacyControl: sendsPrivacyControl(), accountOptsOut, hasOptedOut: hasOptedOut(), hasChosen })}
      optedOut={optedOut}
      formKey={isFilled ? 'filled' : 'own'}
      initial={withOwner(state.draft, isFilled ? owner : null)}
      onDraft={(draft) => {
        hasTyped.current = true
        save({ ...state, draft })
      }}
      submission={submission}
      onOptOut={(choice) => void send(choice)}
      onOptOutHere={() => {
        saveOptOut()
        change({ ...state, hasChosen: true })
      }}
      onAgain={() => {
        change({ ...untouched, hasChosen })
        reset()
      }}
      onClose={onClose}
    />
  )
}
