import * as z from 'zod/mini'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { emailSchemaSaying } from '../shared/email.ts'
import { useDraftForm } from '../shared/useDraftForm.ts'
import type { EmailCaptureEvent, EmailCaptureState } from './emailCapture.ts'

const schema = z.object({ email: emailSchemaSaying({ missing: 'An email address is required', invalid: 'Invalid email' }) })

export type EmailCaptureFormProps = {
  state: EmailCaptureState
  send: (event: EmailCaptureEvent) => void
}

/** One field, to be told when there is something to buy (EML-01, EML-02). */
export function EmailCaptureForm({ state, send }: EmailCaptureFormProps) {
  return state.status === 'thanked' ? (
    <Alert tone="success" title="Thank you" live="polite">
      We write to {state.email} as soon as there is news.
    </Alert>
  ) : (
    <Capture state={state} send={send} />
  )
}

function Capture({ state, send }: EmailCaptureFormProps & { state: { status: 'open' } }) {
  const { submission } = state
  const sending = submission.phase === 'sending'
  const { register, handleSubmit, formState } = useDraftForm({
    schema,
    draft: { email: state.email },
    onDraft: ({ email }) => send({ type: 'emailTyped', text: email }),
  })
  return (
    <Form busy={sending} onSubmit={handleSubmit(({ email }) => send({ type: 'emailSubmitted', email }))}>
      <Stack space="md">
        {submission.phase === 'refused' && (
          <Alert tone="danger" live="assertive">
            {submission.message}
          </Alert>
        )}
        <EmailField label="Email" error={formState.errors.email?.message} {...register('email')} />
        <Button type="submit" wide icon="mail" pending={sending} pendingLabel="Sending your address">
          Tell me when
        </Button>
      </Stack>
    </Form>
  )
}
