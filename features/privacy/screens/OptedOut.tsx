import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Signal } from '../privacy.ts'

type Props = {
  email: string
  signal: Signal
  /** Whether it has just replaced the form; then it takes the form's focus. */
  takesFocus: boolean
}

/** The server has accepted the opt-out. */
export function OptedOut({ email, signal, takesFocus }: Props) {
  return (
    <Stack space="sm">
      <Illustration moment="success" />
      <Heading level={2} size="lg" takesFocus={takesFocus}>
        You are opted out
      </Heading>
      <Text>We have your choice for {email}, and do not sell or share your personal data from now on.</Text>
      {signal === 'notSaved' && (
        <Alert tone="warning" title="This browser did not keep your choice">
          It blocks or clears the cookie that would hold it: we honour it for what we know under your name and address, but cannot tell that
          it is you when you are not signed in here.
        </Alert>
      )}
    </Stack>
  )
}
