import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { SignInScreen } from '../../account/SignInScreen.tsx'
import { savedAs } from '../../shared/forms/drafts.ts'
import type { FormProps } from '../checkout.ts'

/** A member signs in to pay with a saved card. */
export function SignIn({ state, send, drafts }: FormProps<'signIn'>) {
  const { values, onDraft } = savedAs(drafts, `signIn.${state.email}`, { email: state.email, password: '' })
  return (
    <SignInScreen
      title="Welcome back"
      intro="Sign in, and pay with a card that you have used before."
      signingIn={state.submission}
      onSignIn={(typed) => send({ type: 'signInSubmitted', ...typed })}
      initial={values}
      onDraft={(draft) => onDraft(draft && { ...draft, password: '' })}
      onForgot={(email) => send({ type: 'forgotChosen', email })}>
      <TextButton icon="back" onClick={() => send({ type: 'back' })}>
        Continue without an account
      </TextButton>
    </SignInScreen>
  )
}
