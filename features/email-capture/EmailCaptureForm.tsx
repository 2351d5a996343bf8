import { useState } from 'react'
import * as z from 'zod/mini'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { emailSchemaSaying } from '../shared/contact/email.ts'
import { Refusal } from '../shared/screens/Refusal.tsx'
import { type Drafts, savedAs } from '../shared/forms/drafts.ts'
import { useSavedForm } from '../shared/forms/useSavedForm.ts'
import type { EmailCaptureEvent, EmailCaptureState } from './emailCapture.ts'

const schema = z.object({ email: emailSchemaSaying({ missing: 'An email address is required', invalid: 'Invalid email' }) })

export type EmailCaptureFormProps = { state: EmailCaptureState; send: (event: EmailCaptureEvent) => void; drafts: Drafts }

/** A form for an email address, to hear when something is on sale (EML-01, EML-02). */
export function EmailCaptureForm({ state, send, drafts }: EmailCaptureFormProps) {
  const [opened] = useState(state.status)
  return state.status === 'thanked' ? (
    <Thanks email={state.email} takesFocus={opened !== state.status} />
  ) : (
    <Capture state={state} send={send} drafts={drafts} />
  )
}

/** If the thanks have just replaced the form, they take its focus. */
const Thanks = ({ email, takesFocus }: { email: string; takesFocus: boolean }) => (
  <Alert tone="success">
    <Heading level={2} size="sm" takesFocus={takesFocus}>
      Thank you
    </Heading>
    <Text size="sm">We write to {email} as soon as there is news.</Text>
  </Alert>
)

function Capture({ state, send, drafts }: EmailCaptureFormProps & { state: { status: 'open' } }) {
  const { register, onValid, formState, submission } = useSavedForm({
    schema,
    submission: state.submission,
    ...savedAs(drafts, 'capture', { email: state.email }),
  })
  const sending = submission.phase === 'sending'
  return (
    <Form busy={sending} onSubmit={onValid(({ email }) => send({ type: 'emailSubmitted', email }))}>
      <Stack space="md">
        {submission.phase === 'refused' && <Refusal>{submission.message}</Refusal>}
        <EmailField label="Email" error={formState.errors.email?.message} {...register('email')} />
        <Button type="submit" wide icon="mail" pending={sending} pendingLabel="Sending your address">
          Tell me when
        </Button>
      </Stack>
    </Form>
  )
}
