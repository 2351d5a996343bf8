import { type ComponentType, useEffect } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button/Button.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { type Email, emailSchemaSaying } from '../shared/contact/email.ts'
import { FocusOnStepChange, Screen } from '../shared/screens/Screen.tsx'
import { type Submission, idle } from '../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import { useTextForm } from '../shared/forms/useTextForm.ts'
import type { Resetting } from './resetting.ts'

export type ForgotPasswordProps = {
  /** The address that was typed at the sign-in. */
  email: string
  resetting: Resetting
  onReset: (email: Email) => void
  /** Back to the sign-in, with the address as it is typed now. */
  onReturn: (email: string) => void
}

/** The same, which the app fills with its calls. */
export type ForgotPasswordSlot = ComponentType<Pick<ForgotPasswordProps, 'email' | 'onReturn'>>

/** Sends somebody a link that resets their password, on every surface. */
export const ForgotPassword = ({ email, resetting, onReset, onReturn }: ForgotPasswordProps) => (
  <FocusOnStepChange stepKey={resetting.phase === 'sent' ? 'sent' : 'form'}>
    {resetting.phase === 'sent' ? (
      <Stack space="lg">
        <Illustration moment="mail" />
        <Screen title="Check Your Email!" intro="We’ve sent you a link to reset your password.">
          <Button wide onClick={() => onReturn(email)}>
            Return to login
          </Button>
        </Screen>
      </Stack>
    ) : (
      <ResetForm email={email} sending={resetting} onReset={onReset} onReturn={onReturn} />
    )}
  </FocusOnStepChange>
)

export const forgotSchema = z.object({ email: emailSchemaSaying({ missing: 'Required', invalid: 'Invalid email address' }) })

type FormProps = Omit<ForgotPasswordProps, 'resetting'> & { sending: Submission }

function ResetForm({ email, sending, onReset, onReturn }: FormProps) {
  const { register, onValid, errors, getValues, setFocus, submission } = useTextForm({
    schema: forgotSchema,
    values: { email },
    submission: sending,
  })
  const busy = submission.phase === 'sending'
  const unknown = submission.phase === 'refused' ? submission.fields?.['email'] : undefined
  useEffect(() => {
    if (unknown !== undefined) setFocus('email')
  }, [unknown, setFocus])
  return (
    <Screen title="Reset your password" intro="We send a link to your email address.">
      <Form busy={busy} onSubmit={onValid((typed) => onReset(typed.email))}>
        <Stack space="md">
          <EmailField label="Email" autoComplete="username" error={errors.email ?? unknown} {...register('email')} />
          <SubmissionRefusal submission={unknown === undefined ? submission : idle} />
          <Button type="submit" wide pending={busy} pendingLabel="Sending the link">
            Reset Password
          </Button>
          <TextButton icon="back" onClick={() => onReturn(getValues().email)}>
            Return to sign in
          </TextButton>
        </Stack>
      </Form>
    </Screen>
  )
}
