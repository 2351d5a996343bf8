import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { anyEmail, emailSchema } from '../../shared/email.ts'
import { savedAs } from '../../shared/drafts.ts'
import { Screen } from '../../shared/Screen.tsx'
import { SubmissionRefusal } from '../../shared/SubmissionRefusal.tsx'
import { useSavedForm } from '../../shared/useSavedForm.ts'
import type { FormProps } from './StepProps.ts'

const schema = z.object({
  email: emailSchema(anyEmail),
  password: z.string().check(z.minLength(6, 'Your password has at least 6 characters.')),
})

/** A member signs in to pay with a saved card. */
export function SignIn({ state, send, drafts }: FormProps<'signIn'>) {
  const { initial, onDraft } = savedAs(drafts, `signIn.${state.visit.buyer.email}`, { email: state.email, password: '' })
  const { register, onValid, formState, submission } = useSavedForm({
    schema,
    initial,
    onDraft: (draft) => onDraft(draft && { ...draft, password: '' }),
    submission: state.submission,
  })
  const { errors } = formState
  const sending = submission.phase === 'sending'
  return (
    <Screen title="Welcome back" lead="Sign in, and pay with a card that you have used before.">
      <Form busy={sending} onSubmit={onValid((typed) => send({ type: 'signInSubmitted', ...typed }))}>
        <Stack space="md">
          <EmailField label="Email" autoComplete="username" error={errors.email?.message} {...register('email')} />
          <PasswordField label="Password" error={errors.password?.message} {...register('password')} />
          <SubmissionRefusal submission={submission} />
          <Button type="submit" wide icon="lock" pending={sending} pendingLabel="Signing you in">
            Sign in
          </Button>
        </Stack>
      </Form>
      <TextButton icon="back" onClick={() => send({ type: 'back' })}>
        Go on without an account
      </TextButton>
    </Screen>
  )
}
