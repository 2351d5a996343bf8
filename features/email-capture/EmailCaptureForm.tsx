import { useEffect } from 'react'
import * as z from 'zod/mini'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { type Email, emailSchemaSaying } from '../shared/contact/email.ts'
import { Refusal } from '../shared/screens/Refusal.tsx'
import { useHasChanged } from '../shared/screens/useHasChanged.ts'
import { type Submission, getProblem } from '../shared/api/answers/answer.ts'
import { useTextForm } from '../shared/forms/useTextForm.ts'

export const captureSchema = z.object({ email: emailSchemaSaying({ missing: 'An email address is required', invalid: 'Invalid email' }) })

export type EmailCaptureFormProps = {
  /** The text of the field first, or the address that was sent. */
  email: string
  isThanked: boolean
  submission: Submission
  onText: (email: string) => void
  onSubmit: (email: Email) => void
  /** Takes another address, of the next person at this device for example. */
  onAgain: () => void
}

export function EmailCaptureForm(props: EmailCaptureFormProps) {
  const takesFocus = useHasChanged(props.isThanked)
  return props.isThanked ? (
    <Thanks email={props.email} takesFocus={takesFocus} onAgain={props.onAgain} />
  ) : (
    <Capture {...props} takesFocus={takesFocus} />
  )
}

const Thanks = ({ email, takesFocus, onAgain }: { email: string; takesFocus: boolean; onAgain: () => void }) => (
  <Alert tone="success">
    <Heading level={2} size="sm" takesFocus={takesFocus}>
      Thank you
    </Heading>
    <Text size="sm">We write to {email} as soon as there is news.</Text>
    <TextButton onClick={onAgain}>Use another address</TextButton>
  </Alert>
)

function Capture({ email, submission: sent, onText, onSubmit, takesFocus }: EmailCaptureFormProps & { takesFocus: boolean }) {
  const { input, onValid, setFocus, submission } = useTextForm({
    schema: captureSchema,
    submission: sent,
    values: { email },
    onDraft: (draft) => draft && onText(draft.email),
  })
  useEffect(() => {
    if (takesFocus) setFocus('email')
  }, [takesFocus, setFocus])
  const sending = submission.phase === 'sending'
  const problem = getProblem(submission)
  return (
    <Form busy={sending} onSubmit={onValid((typed) => onSubmit(typed.email))}>
      <Stack space="md">
        {problem !== null && <Refusal>{problem}</Refusal>}
        <EmailField label="Email" autoComplete="email" {...input('email')} />
        <Button type="submit" wide icon="mail" pending={sending} pendingLabel="Sending your address">
          Tell me when
        </Button>
      </Stack>
    </Form>
  )
}
