import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { SignInForm } from '../../account/SignInForm.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { StepProps } from './StepProps.ts'

/** A member signs in, and the claim follows. */
export function Authentication({ state, send }: StepProps<'authentication'>) {
  const { settings } = useEnterprise()
  return (
    <Screen title="Welcome back" intro={`You have a ${settings.name} account. Sign in, and the offer is added to it.`}>
      <SignInForm
        signingIn={state.submission}
        onSignIn={({ password }) => send({ type: 'passwordSubmitted', text: password })}
        initial={{ email: state.contact.email, password: state.password }}
        isEmailFixed
        label="Sign in and claim"
        onForgot={() => send({ type: 'forgotChosen' })}>
        <TextButton icon="edit" onClick={() => send({ type: 'back' })}>
          Use a different email
        </TextButton>
      </SignInForm>
    </Screen>
  )
}
