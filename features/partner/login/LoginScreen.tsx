import { Screen } from '../../shared/Screen.tsx'
import { type Credentials, SignInForm } from '../../shared/SignInForm.tsx'
import type { Submission } from '../../shared/submission.ts'

export type LoginScreenProps = { submission: Submission; onSignIn: (credentials: Credentials) => void }

/** PRT-01: a partner signs in. */
export const LoginScreen = ({ submission, onSignIn }: LoginScreenProps) => (
  <Screen title="Sign in" lead="Set up your restaurants, and see what is still missing.">
    <SignInForm signingIn={submission} onSignIn={onSignIn} missing="Enter your email address" />
  </Screen>
)
