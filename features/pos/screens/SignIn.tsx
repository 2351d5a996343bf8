import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { type SignInProps, SignInScreen } from '../../account/SignInScreen.tsx'
import { signInIntro } from '../LoadingPos.tsx'

/** The diner signs in, to pay with what they have here. */
export const SignIn = ({ hasExpired, ...signIn }: SignInProps & { readonly hasExpired: boolean }) => (
  <Stack space="md">
    {hasExpired && (
      <Alert tone="info" live="polite">
        You were signed out, and nothing was charged. Sign in again to go on where you were.
      </Alert>
    )}
    <SignInScreen title="Sign in to pay" intro={signInIntro} {...signIn} />
  </Stack>
)
