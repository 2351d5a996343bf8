import { type SignInProps, SignInScreen } from '../../account/SignInScreen.tsx'
import { signInIntro } from '../LoadingPos.tsx'

export const SignIn = (signIn: SignInProps) => <SignInScreen title="Sign in to pay" intro={signInIntro} {...signIn} />
