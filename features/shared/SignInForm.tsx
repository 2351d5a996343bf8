import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button/Button.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { type Email, anyEmail, emailMessage, emailSchemaSaying } from './email.ts'
import type { Submission } from './submission.ts'
import { SubmissionRefusal } from './SubmissionRefusal.tsx'
import { useEditForm } from './useEditForm.ts'

export type Credentials = { readonly email: Email; readonly password: string }

type Props = {
  signingIn: Submission
  onSignIn: (typed: Credentials) => void
  /**
   * The message for an empty address.
   * @default that for an invalid one
   */
  missing?: string
  /** Other ways on, below the button. */
  children?: ReactNode
}

const invalid = emailMessage(anyEmail)
const schemaSaying = (missing: string) =>
  z.object({
    email: emailSchemaSaying({ missing, invalid }),
    // The rule of every sign-in (A §5).
    password: z.string().check(z.minLength(6, 'Your password has at least 6 characters.')),
  })
const empty = { email: '', password: '' }

/** Signs somebody in with an email address and a password, on every surface. */
export function SignInForm({ signingIn, onSignIn, missing = invalid, children }: Props) {
  const [schema] = useState(() => schemaSaying(missing))
  const { register, handleSubmit, formState } = useEditForm(schema, empty)
  const { errors } = formState
  const busy = signingIn.phase === 'sending'
  return (
    <Form busy={busy} onSubmit={handleSubmit(onSignIn)}>
      <Stack space="md">
        <EmailField label="Email" autoComplete="username" error={errors.email?.message} {...register('email')} />
        <PasswordField label="Password" error={errors.password?.message} {...register('password')} />
        <SubmissionRefusal submission={signingIn} />
        <Button type="submit" wide icon="lock" pending={busy} pendingLabel="Signing you in">
          Sign in
        </Button>
        {children}
      </Stack>
    </Form>
  )
}
