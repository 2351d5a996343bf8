import type { ReactNode } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import type { Submission } from '../shared/api/answers/answer.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import { useTextForm } from '../shared/forms/useTextForm.ts'
import { type Credentials, signInSchema } from './passwords.ts'

type Draft = { readonly email: string; readonly password: string }

export type SignInProps = {
  signingIn: Submission
  onSignIn: (typed: Credentials) => void
  initial: Draft
  /** Leads to a new password, with the address as it is typed. */
  onForgot: (email: string) => void
}

type Props = SignInProps & {
  title: string
  intro: string
  /**
   * Whether the address is known, and not to be changed here.
   * @default false
   */
  isEmailFixed?: boolean
  /** Called with the text at each change, and with undefined when it is submitted. */
  onDraft?: (draft: Draft | undefined) => void
  /** @default 'Sign in' */
  label?: string
  /** Other ways on, below the button. */
  children?: ReactNode
}

/** Signs somebody in with an email address and a password, on every surface. */
export function SignInScreen(props: Props) {
  const { title, intro, signingIn, onSignIn, initial, onForgot, isEmailFixed = false, onDraft, label = 'Sign in', children } = props
  const { input, onValid, getValues, submission } = useTextForm({
    schema: signInSchema,
    values: initial,
    submission: signingIn,
    ...(onDraft && { onDraft }),
  })
  const busy = submission.phase === 'sending'
  return (
    <Screen title={title} intro={intro}>
      <Form busy={busy} onSubmit={onValid(onSignIn)}>
        <Stack space="md">
          <EmailField label="Email" autoComplete="username" readOnly={isEmailFixed} {...input('email')} />
          <PasswordField label="Password" {...input('password')} />
          <SubmissionRefusal submission={submission} />
          <Button type="submit" wide icon="lock" pending={busy} pendingLabel="Signing you in">
            {label}
          </Button>
          <TextButton onClick={() => onForgot(getValues().email)}>Forgot your password?</TextButton>
          {children}
        </Stack>
      </Form>
    </Screen>
  )
}
