import { isolated } from '../../ui/isolated.ts'
import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { useAccount } from '../../ui/PublicPage/SignedIn.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Signal } from './privacy.ts'
import { Explained } from './screens/Explained.tsx'
import { OptOutForm, type OptOutFormProps } from './screens/OptOutForm.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { useHasChanged } from '../shared/screens/useHasChanged.ts'

function SignalState({ signal, onOptOutHere }: Pick<PrivacyScreenProps, 'signal' | 'onOptOutHere'>) {
  switch (signal) {
    case 'globalPrivacyControl':
      return (
        <Alert tone="success" title="Your browser opts you out, and we honor it">
          It sends the Global Privacy Control signal. We do not sell or share what we learn in this browser; there is nothing more you have
          to do here.
        </Alert>
      )
    case 'account':
      return (
        <Alert tone="success" title="Your account is opted out">
          You opted out before. It applies in every browser where you sign in, including this one.
        </Alert>
      )
    case 'earlierChoice':
      return (
        <Alert tone="success" title="This browser is opted out">
          The choice holds for 365 days, or until the browser’s cookies are cleared.
        </Alert>
      )
    case 'notSaved':
      return (
        <Alert tone="warning" title="This browser didn’t save your choice">
          It blocks or clears the cookie that would hold it. Sent to us with the form, your choice still applies to what we know under your
          name and address.
        </Alert>
      )
    case 'none':
      return (
        <Alert tone="info" title="This browser is not opted out yet">
          <Stack space="sm" align="start">
            It doesn’t send a Global Privacy Control signal, and we have no earlier choice from it.
            <Button variant="quiet" onClick={onOptOutHere}>
              Opt out this browser
            </Button>
          </Stack>
        </Alert>
      )
  }
}

type Props = {
  email: string
  signal: Signal
  /** Whether it has just replaced the form; then it takes the form's focus. */
  takesFocus: boolean
  onAgain: () => void
}

function OptedOut({ email, signal, takesFocus, onAgain }: Props) {
  return (
    <Stack space="sm">
      <Illustration moment="success" />
      <Heading level={2} size="lg" takesFocus={takesFocus}>
        You are opted out
      </Heading>
      <Text>We have your choice for {email}, and do not sell or share your personal data from now on.</Text>
      {signal === 'notSaved' && (
        <Alert tone="warning" title="This browser didn’t save your choice">
          It blocks or clears the cookie that would hold it: we honor it for what we know under your name and address, but cannot tell that
          it is you when you are not signed in here.
        </Alert>
      )}
      <TextButton onClick={onAgain}>Opt out another person</TextButton>
    </Stack>
  )
}

/** The signed-in person. Without one the choice goes with no account. */
function SignedIn() {
  const account = useAccount()
  if (account === null) return null
  return (
    <Alert tone="info" title={account.name === null ? 'You are signed in' : `You are signed in as ${isolated(account.name)}`}>
      <Stack space="xs">
        What you choose here holds for your account, in every browser in which you sign in.
        <TextButton onClick={account.onSignOut}>{account.signOutLabel}</TextButton>
      </Stack>
    </Alert>
  )
}

export type PrivacyScreenProps = Omit<OptOutFormProps, 'takesFocus'> & {
  formKey?: string
  signal: Signal
  /** For whom the server has accepted the opt-out; null while the visitor may choose. */
  optedOut: string | null
  /** Opts out this browser alone, for which no name is needed. */
  onOptOutHere: () => void
  onAgain: () => void
  /** Asks the embedding page to remove the frame; null if that page is unknown. */
  onClose: (() => void) | null
}

export function PrivacyScreen({ formKey, signal, optedOut, onOptOutHere, onAgain, onClose, ...form }: PrivacyScreenProps) {
  const takesFocus = useHasChanged(optedOut !== null)
  return (
    <EmbeddedFrame title="Your privacy choices" column withPrivacyChoices={false} {...(onClose && { onClose })}>
      <Stack space="lg">
        {optedOut === null ? (
          <SignalState signal={signal} onOptOutHere={onOptOutHere} />
        ) : (
          <OptedOut email={optedOut} signal={signal} takesFocus={takesFocus} onAgain={onAgain} />
        )}
        <SignedIn />
        <Explained />
        {optedOut === null && <OptOutForm key={formKey} {...form} takesFocus={takesFocus} />}
      </Stack>
    </EmbeddedFrame>
  )
}
