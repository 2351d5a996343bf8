import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { newPasswordSchema } from '../../account/passwords.ts'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { useTextForm } from '../../shared/forms/useTextForm.ts'
import type { CheckoutEvent } from '../events.ts'

const nothing = { password: '', repeated: '' }

type Props = { submission: Submission; send: (event: CheckoutEvent) => void }

/** A new user sets a password. A refusal of the server starts with a bullet. */
export function SetPassword({ submission, send }: Props) {
  const { input, onValid } = useTextForm({ schema: newPasswordSchema, values: nothing })
  const sending = submission.phase === 'sending'
  return (
    <Section title="Set your password" text="With it your account is yours on every device.">
      <Form busy={sending} onSubmit={onValid(({ password }) => send({ type: 'passwordSubmitted', password }))}>
        <Stack space="md">
          <PasswordField label="Password" autoComplete="new-password" hint="8 characters or more" {...input('password')} />
          <PasswordField label="Password again" autoComplete="new-password" {...input('repeated')} />
          <SubmissionRefusal submission={submission} bullet="• " />
          <Button type="submit" wide icon="lock" pending={sending} pendingLabel="Setting your password">
            Set password
          </Button>
        </Stack>
      </Form>
    </Section>
  )
}
