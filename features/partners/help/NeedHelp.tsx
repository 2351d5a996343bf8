import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { Lines } from '../../shared/screens/Lines.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { fieldRefusal } from '../../shared/forms/fieldRefusal.ts'
import { trimmed } from '../../shared/forms/nameSchema.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'

export type NeedHelpProps = {
  /** The step that the help is for: "Finances". */
  step: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  submission: Submission
  /** The sent request; null before. */
  sent: string | null
  onSend: (message: string) => void
  /** The input before a sign-in; empty for nothing. */
  typed: string
  onTyped: (message: string) => void
}

export const helpSchema = z.object({ message: trimmed(z.minLength(1, 'Write what you need help with')) })

export function NeedHelp({ step, isOpen, onOpen, submission: sending, sent, onSend, typed, onTyped }: NeedHelpProps) {
  const [values] = useState({ message: typed })
  const { register, onValid, formState, submission, watch } = useDraftForm({
    schema: helpSchema,
    values,
    submission: sending,
    divide: fieldRefusal({ message: 'message' }),
  })
  const message = watch('message')
  useEffect(() => onTyped(message), [message, onTyped])
  const isSending = submission.phase === 'sending'
  return (
    <>
      <TextButton icon="support" onClick={() => onOpen(true)}>
        Need help?
      </TextButton>
      <Dialog
        open={isOpen}
        onClose={() => onOpen(false)}
        closesOnPressBeside={false}
        title={`Help with ${step}`}
        text={sent === null ? 'Write to your onboarding team. They see which step you are at.' : undefined}>
        {sent === null ? (
          <Form busy={isSending} onSubmit={onValid(({ message }) => onSend(message))}>
            <Stack space="md">
              <TextArea label="Your message" readOnly={isSending} error={formState.errors.message?.message} {...register('message')} />
              <SubmissionRefusal submission={submission} />
              <Button type="submit" size="md" pending={isSending} pendingLabel="Sending your message">
                Send
              </Button>
            </Stack>
          </Form>
        ) : (
          <Stack space="md">
            <Alert tone="success" live="polite" title="Your message was sent">
              Your onboarding team answers by email, on the next working day at the latest.
            </Alert>
            <Text>
              <Lines text={sent} />
            </Text>
          </Stack>
        )}
      </Dialog>
    </>
  )
}
