import { type ReactNode, useState } from 'react'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { CodeField } from '../../ui/CodeField/CodeField.tsx'
import { Countdown } from '../../ui/Countdown/Countdown.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { KeepTogether } from '../../ui/KeepTogether/KeepTogether.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { formatPhone } from '../shared/contact/formatPhone.ts'
import type { Phone } from '../shared/contact/phoneNumber.ts'
import { getProblem } from '../shared/api/answers/answer.ts'
import { useLastRefusal } from '../shared/forms/useLastRefusal.ts'
import { useFieldOfNewStep, Screen } from '../shared/screens/Screen.tsx'
import type { CodeSubmission } from './codeSubmission.ts'

type Props = {
  phone: Phone
  code: string
  submission: CodeSubmission
  /**
   * Until another code can be sent.
   * @default 0
   */
  secondsToResend?: number
  label: string
  onCode: (code: string) => void
  /** The code is whole. */
  onSubmit: (code: string) => void
  onResend: () => void
  onChangePhone: () => void
  /** Other ways on, for who gets no code. */
  children?: ReactNode
}

const length = 6

/** The code that was sent by text message. The last digit submits it. */
export function TextedCode(props: Props) {
  const { phone, code, submission, secondsToResend = 0, label, onCode, onSubmit, onResend, onChangePhone, children } = props
  const field = useFieldOfNewStep<HTMLInputElement>()
  const [isIncomplete, setIncomplete] = useState(false)
  const sending = submission.phase === 'sending'
  const resending = submission.phase === 'resending'
  const { message } = useLastRefusal(getProblem(submission), sending || resending)
  return (
    <Screen
      title="Enter your code"
      // The phone offers the code to the field that has the focus.
      takesFocus={false}
      intro={
        <>
          We texted 6 digits to <KeepTogether>{formatPhone(phone)}</KeepTogether>.
        </>
      }>
      <Form busy={sending} onSubmit={() => (code.length === length ? onSubmit(code) : setIncomplete(true))}>
        <Stack space="md">
          <CodeField
            ref={field}
            length={length}
            label="Verification code"
            error={isIncomplete ? 'Enter all 6 digits.' : (message ?? undefined)}
            value={code}
            onChange={(typed) => {
              setIncomplete(false)
              onCode(typed)
            }}
            onComplete={onSubmit}
          />
          <Button type="submit" wide pending={sending} pendingLabel="Checking your code">
            {label}
          </Button>
        </Stack>
      </Form>
      {submission.phase === 'resent' && (
        <Alert tone="success" live="polite">
          A new code is on its way.
        </Alert>
      )}
      <Stack space="none" align="start">
        <TextButton icon={secondsToResend > 0 ? 'clock' : 'retry'} disabled={secondsToResend > 0 || resending} onClick={onResend}>
          {secondsToResend > 0 ? (
            <Countdown seconds={secondsToResend} label="Send a new code in" />
          ) : resending ? (
            'Sending a new code…'
          ) : (
            'Send a new code'
          )}
        </TextButton>
        {children}
        <TextButton icon="edit" onClick={onChangePhone}>
          Change phone number
        </TextButton>
      </Stack>
    </Screen>
  )
}
