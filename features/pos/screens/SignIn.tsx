import { Alert } from '../../../ui/Alert/Alert.tsx'
import { SignInForm, type SignInProps } from '../../account/SignInForm.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { signInIntro } from '../LoadingPos.tsx'

/** The diner signs in, to pay with what they have here. */
export const SignIn = ({ hasExpired, ...signIn }: SignInProps & { readonly hasExpired: boolean }) => (
  <Screen title="Sign in to pay" intro={signInIntro}>
    {hasExpired && (
      <Alert tone="info" live="polite">
        You were signed out, and nothing was charged. Sign in again to go on where you were.
      </Alert>
    )}
    <SignInForm {...signIn} />
  </Screen>
)
