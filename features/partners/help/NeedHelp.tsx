import { useRef, useState } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { lazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { Lines } from '../../shared/screens/Lines.tsx'
import type { Submission } from '../../shared/api/submission.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { useFieldRefusal } from '../../shared/forms/useFieldRefusal.ts'

export type NeedHelpProps = {
  /** The step that the help is for: "Finances". */
  step: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  submission: Submission
  /** What was sent; null before. */
  sent: string | null
  onSend: (message: string) => void
}

const Dialog = lazyOverlay(async () => (await import('../../../ui/Dialog/Dialog.tsx')).Dialog)

/** Asks the onboarding team for help on a step (PRT-12). */
export function NeedHelp({ step, isOpen, onOpen, submission, sent, onSend }: NeedHelpProps) {
  const [message, setMessage] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { messageOf, rest, onTyped } = useFieldRefusal(submission, { message: 'message' }, () => field.current?.focus())
  const isEmpty = message.trim() === ''
  const isSending = submission.phase === 'sending'
  const submit = () => {
    setTried(true)
    if (!isEmpty) onSend(message.trim())
  }
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
          <Form busy={isSending} onSubmit={submit}>
            <Stack space="md">
              <TextArea
                label="Your message"
                ref={field}
                value={message}
                readOnly={isSending}
                error={isTried && isEmpty ? 'Write what you need help with' : messageOf('message')}
                onChange={({ target }) => {
                  setMessage(target.value)
                  onTyped()
                }}
              />
              <SubmissionRefusal submission={rest} />
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
