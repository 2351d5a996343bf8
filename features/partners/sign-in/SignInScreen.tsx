import { SignInForm, type SignInProps } from '../../account/SignInForm.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'

/** A partner signs in. */
export const SignInScreen = (signIn: SignInProps) => (
  <Screen title="Sign in" intro="Set up your restaurants, and see what is still missing.">
    <SignInForm {...signIn} />
  </Screen>
)
