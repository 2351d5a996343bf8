import { Alert } from '../../../ui/Alert/Alert.tsx'
import { type SignInProps, SignInScreen } from '../../account/SignInScreen.tsx'
import { signInIntro } from '../LoadingPos.tsx'

export const SignIn = ({ hasExpired, ...signIn }: SignInProps & { readonly hasExpired: boolean }) => (
  <SignInScreen
    title="Sign in to pay"
    intro={signInIntro}
    notice={
      hasExpired && (
        <Alert tone="info" live="polite">
          You were signed out, and nothing was charged. Sign in again to go on where you were.
        </Alert>
      )
    }
    {...signIn}
  />
)
