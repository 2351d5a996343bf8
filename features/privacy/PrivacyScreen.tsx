import { isolated } from '../../ui/isolated.ts'
import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { useAccount } from '../../ui/PublicPage/SignedIn.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Signal } from './privacy.ts'
import { Choice, Questions, account } from './screens/Explained.tsx'
import { OptOutForm, type OptOutFormProps } from './screens/OptOutForm.tsx'
import { Details } from '../../ui/Details/Details.tsx'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { StateSwitch } from '../../ui/StateSwitch/StateSwitch.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { useHasChanged } from '../shared/screens/useHasChanged.ts'

type State = { title: string; text: string; on: boolean; fixed?: boolean; failed?: boolean }

const states: Readonly<Record<Signal, State>> = {
  globalPrivacyControl: {
    title: 'Your browser opts you out, and we honor it',
    text: 'It sends the Global Privacy Control signal. We do not sell or share what we learn in this browser; there is nothing more you have to do here.',
    on: true,
    fixed: true,
  },
  account: {
    title: 'Your account is opted out',
    text: 'You opted out before. It applies in every browser where you sign in, including this one.',
    on: true,
    fixed: true,
  },
  earlierChoice: {
    title: 'This browser is opted out',
    text: 'The choice holds for 365 days, or until the browser’s cookies are cleared.',
    on: true,
    fixed: true,
  },
  notSaved: {
    title: 'This browser didn’t save your choice',
    text: 'It blocks or clears the cookie that would hold it. Sent to us with your name and address, your choice still applies to what we know under them.',
    on: false,
    failed: true,
  },
  none: {
    title: 'This browser is not opted out yet',
    text: 'It doesn’t send a Global Privacy Control signal, and we have no earlier choice from it.',
    on: false,
  },
}

type Props = {
  email: string
  /** Whether it has just replaced the form; then it takes the form's focus. */
  takesFocus: boolean
  onAgain: () => void
}

function OptedOut({ email, takesFocus, onAgain }: Props) {
  return (
    <Stack space="sm">
      <Heading level={2} size="lg" takesFocus={takesFocus}>
        You are opted out
      </Heading>
      <Text>We have your choice for {email}, and do not sell or share your personal data from now on.</Text>
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
  const isOptedOut = signal === 'earlierChoice'
  const hasJustOptedOut = useHasChanged(isOptedOut) && isOptedOut
  // Open where something stands in it already.
  const startsOpen = takesFocus || Object.values(form.initial).some((text) => text !== '')
  return (
    <EmbeddedFrame
      title="Your privacy choices"
      state={<StateSwitch label="Opt out this browser" {...states[signal]} saved={hasJustOptedOut && 'Saved'} onTurnOn={onOptOutHere} />}
      aside={<Questions />}
      form={
        <Stack space="md">
          <SignedIn />
          {optedOut === null ? (
            <Details key={formKey} look="row" {...account} startsOpen={startsOpen}>
              <OptOutForm {...form} takesFocus={takesFocus} />
            </Details>
          ) : (
            <OptedOut email={optedOut} takesFocus={takesFocus} onAgain={onAgain} />
          )}
        </Stack>
      }
      withPrivacyChoices={false}
      {...(onClose && { onClose })}>
      <Choice />
    </EmbeddedFrame>
  )
}
