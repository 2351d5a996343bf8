import { SignInForm, type SignInProps } from '../../account/SignInForm.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { portalIntro } from '../LoadingPartner.tsx'

export const SignInScreen = (signIn: SignInProps) => (
  <Screen title="Sign in" intro={portalIntro}>
    <SignInForm {...signIn} />
  </Screen>
)
