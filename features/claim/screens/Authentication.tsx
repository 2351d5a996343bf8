import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { SubmissionRefusal } from '../../shared/SubmissionRefusal.tsx'
import { useSavedForm } from '../../shared/useSavedForm.ts'
import type { StepProps } from './StepProps.ts'

/** Six characters or more (CLM-24). */
const schema = z.object({ password: z.string().check(z.minLength(6, 'Your password has at least 6 characters.')) })

/** CLM-04: a member signs in, and the claim follows. */
export function Authentication({ state, send }: StepProps<'authentication'>) {
  const { settings } = useEnterprise()
  const { register, onValid, formState, submission } = useSavedForm({
    schema,
    initial: { password: state.password },
    submission: state.submission,
  })
  const sending = submission.phase === 'sending'
  return (
    <Screen title="Welcome back" lead={`You have a ${settings.name} account. Sign in, and the offer is added to it.`}>
      <Form busy={sending} onSubmit={onValid((draft) => send({ type: 'passwordSubmitted', text: draft.password }))}>
        <Stack space="md">
          <EmailField label="Email" autoComplete="username" value={state.contact.email} readOnly />
          <PasswordField label="Password" error={formState.errors.password?.message} {...register('password')} />
          <SubmissionRefusal submission={submission} />
          <Button type="submit" wide icon="lock" pending={sending} pendingLabel="Signing you in">
            Sign in and claim
          </Button>
        </Stack>
      </Form>
      <TextButton icon="edit" onClick={() => send({ type: 'back' })}>
        Use a different email
      </TextButton>
    </Screen>
  )
}
