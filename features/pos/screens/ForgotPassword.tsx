import { useEffect } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { emailSchemaSaying } from '../../shared/email.ts'
import { Screen } from '../../shared/Screen.tsx'
import { useSavedForm } from '../../shared/useSavedForm.ts'
import { GuestPage } from './GuestPage.tsx'
import type { Around, StepProps } from './around.ts'

const schema = z.object({ email: emailSchemaSaying({ missing: 'Required', invalid: 'Invalid email address' }) })

type Props = StepProps<'forgotPassword'> & { around: Around }

/** POS-03: the diner has forgotten their password. */
export function ForgotPassword({ state, send, around }: Props) {
  const toSignIn = () => send({ type: 'signInChosen' })
  return (
    <GuestPage link={state.link} around={around}>
      {state.isSent ? (
        <Stack space="lg">
          <Illustration moment="mail" />
          <Screen title="Check Your Email!" lead="We've sent you a link to reset your password.">
            <Button wide onClick={toSignIn}>
              Return to login
            </Button>
          </Screen>
        </Stack>
      ) : (
        <ResetForm state={state} send={send} />
      )}
    </GuestPage>
  )
}

function ResetForm({ state, send }: StepProps<'forgotPassword'>) {
  const { register, onValid, formState, setFocus, submission } = useSavedForm({
    schema,
    initial: { email: state.email },
    submission: state.submission,
  })
  const sending = submission.phase === 'sending'
  const refusal = submission.phase === 'refused' ? submission.message : undefined
  useEffect(() => {
    if (refusal !== undefined) setFocus('email')
  }, [refusal, setFocus])
  return (
    <Screen title="Reset your password" lead="We send a link to your email address.">
      <Form busy={sending} onSubmit={onValid((typed) => send({ type: 'resetSubmitted', ...typed }))}>
        <Stack space="md">
          <EmailField label="Email" autoComplete="username" error={formState.errors.email?.message ?? refusal} {...register('email')} />
          <Button type="submit" wide pending={sending} pendingLabel="Sending the link">
            Reset Password
          </Button>
          <TextButton icon="back" onClick={() => send({ type: 'signInChosen' })}>
            Return to sign in
          </TextButton>
        </Stack>
      </Form>
    </Screen>
  )
}
