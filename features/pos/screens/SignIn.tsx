import { signInIntro } from '../LoadingPos.tsx'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { SignInForm } from '../../account/SignInForm.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { GuestPage } from './GuestPage.tsx'
import type { PageContext, StepProps } from './page.ts'

type Props = StepProps<'signIn'> & { pageContext: PageContext }

/** The diner signs in, to pay with what they have here. */
export const SignIn = ({ state, send, pageContext }: Props) => (
  <GuestPage link={state.link} pageContext={pageContext}>
    <Screen title="Sign in to pay" intro={signInIntro}>
      {state.hasExpired && (
        <Alert tone="info" live="polite">
          You were signed out, and nothing was charged. Sign in again to go on where you were.
        </Alert>
      )}
      <SignInForm
        signingIn={state.submission}
        onSignIn={(typed) => send({ type: 'signInSubmitted', ...typed })}
        initial={{ email: state.email, password: '' }}
        onForgot={(email) => send({ type: 'forgotChosen', email })}
      />
    </Screen>
  </GuestPage>
)
