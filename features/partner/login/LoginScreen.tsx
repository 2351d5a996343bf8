import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { type Email, emailSchemaSaying } from '../../shared/email.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { Submission } from '../../shared/submission.ts'
import { SubmissionRefusal } from '../../shared/SubmissionRefusal.tsx'
import { useEditForm } from '../../shared/useEditForm.ts'

export type Credentials = { readonly email: Email; readonly password: string }

export type LoginScreenProps = {
  /** @default 'Set up your restaurants, and see what is still missing.' */
  lead?: string
  submission: Submission
  onSignIn: (credentials: Credentials) => void
}

const schema = z.object({
  email: emailSchemaSaying({ missing: 'Enter your email address', invalid: 'Please enter a valid email address.' }),
  // The rule of the other sign-ins (A §5).
  password: z.string().check(z.minLength(6, 'Your password has at least 6 characters.')),
})
const empty = { email: '', password: '' }

/** PRT-01: a partner signs in. */
export function LoginScreen({ lead = 'Set up your restaurants, and see what is still missing.', submission, onSignIn }: LoginScreenProps) {
  const { register, handleSubmit, formState } = useEditForm(schema, empty)
  const busy = submission.phase === 'sending'
  return (
    <Screen title="Sign in" lead={lead}>
      <Form busy={busy} onSubmit={handleSubmit(onSignIn)}>
        <Stack space="md">
          <EmailField label="Email" autoComplete="username" error={formState.errors.email?.message} {...register('email')} />
          <PasswordField label="Password" error={formState.errors.password?.message} {...register('password')} />
          <SubmissionRefusal submission={submission} />
          <Button type="submit" wide icon="lock" pending={busy} pendingLabel="Signing you in">
            Sign in
          </Button>
        </Stack>
      </Form>
    </Screen>
  )
}
