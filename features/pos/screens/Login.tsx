import * as z from 'zod/mini'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { anyEmail, emailSchema } from '../../shared/email.ts'
import { Screen } from '../../shared/Screen.tsx'
import { SubmissionRefusal } from '../../shared/SubmissionRefusal.tsx'
import { useSavedForm } from '../../shared/useSavedForm.ts'
import { GuestPage } from './GuestPage.tsx'
import type { Around, StepProps } from './around.ts'

const schema = z.object({ email: emailSchema(anyEmail), password: z.string().check(z.minLength(1, 'Please enter your password.')) })

type Props = StepProps<'login'> & { around: Around }

/** POS-01: the diner signs in, to pay with what they have here. */
export function Login({ state, send, around }: Props) {
  const { register, onValid, formState, submission } = useSavedForm({
    schema,
    initial: { email: state.email, password: '' },
    submission: state.submission,
  })
  const { errors } = formState
  const sending = submission.phase === 'sending'
  return (
    <GuestPage link={state.link} around={around}>
      <Screen title="Sign in to pay" lead="Your credit and your cards are waiting for you.">
        <Form busy={sending} onSubmit={onValid((typed) => send({ type: 'signInSubmitted', ...typed }))}>
          <Stack space="md">
            {state.hasExpired && (
              <Alert tone="info" live="polite">
                You were signed out, and nothing was charged. Sign in again to go on where you were.
              </Alert>
            )}
            <EmailField label="Email" autoComplete="username" error={errors.email?.message} {...register('email')} />
            <PasswordField label="Password" error={errors.password?.message} {...register('password')} />
            <SubmissionRefusal submission={submission} />
            <Button type="submit" wide icon="lock" pending={sending} pendingLabel="Signing you in">
              Sign in
            </Button>
            <TextButton onClick={() => send({ type: 'forgotChosen' })}>Forgot your password?</TextButton>
          </Stack>
        </Form>
      </Screen>
    </GuestPage>
  )
}
