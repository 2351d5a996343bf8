import { useState } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { CodeField } from '../../../ui/CodeField/CodeField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { KeepTogether } from '../../../ui/KeepTogether/KeepTogether.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { formatPhone } from '../../shared/contact/formatPhone.ts'
import type { Phone } from '../../shared/contact/phone.ts'
import { useFieldOfNewStep } from '../../shared/screens/FocusOnStepChange.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { type Submission, problemOf } from '../../shared/api/submission.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { useLastRefusal } from '../../shared/forms/useLastRefusal.ts'

export type CodeStepProps = {
  phone: Phone
  verifying: Submission
  resending: Submission
  /** A further code was sent. */
  resent: boolean
  onVerify: (code: string) => void
  onResend: () => void
  onChangePhone: () => void
}

const codeLength = 6

/** MGR-01: the code that was texted. A complete code is sent at once. */
export function CodeStep({ phone, verifying, resending, resent, onVerify, onResend, onChangePhone }: CodeStepProps) {
  const field = useFieldOfNewStep<HTMLInputElement>()
  const [code, setCode] = useState('')
  const busy = verifying.phase === 'sending'
  const { message } = useLastRefusal(problemOf(verifying), busy)
  const incomplete = code.length < codeLength
  const [submitted, setSubmitted] = useState(false)
  const submit = () => {
    setSubmitted(true)
    if (!incomplete) onVerify(code)
  }
  return (
    <Screen
      title="Enter your code"
      // The phone offers the code to the field that has the focus.
      takesFocus={false}
      lead={
        <>
          We texted 6 digits to <KeepTogether>{formatPhone(phone)}</KeepTogether>.
        </>
      }>
      <Form busy={busy} onSubmit={submit}>
        <Stack space="md">
          <CodeField
            ref={field}
            length={codeLength}
            label="Verification code"
            error={submitted && incomplete ? 'Enter all 6 digits.' : (message ?? undefined)}
            value={code}
            onChange={setCode}
            onComplete={onVerify}
          />
          <Button type="submit" wide pending={busy} pendingLabel="Checking your code">
            Sign in
          </Button>
        </Stack>
      </Form>
      <SubmissionRefusal submission={resending} />
      {resent && resending.phase === 'idle' && (
        <Alert tone="success" live="polite">
          A new code is on its way.
        </Alert>
      )}
      <Stack space="none" align="start">
        <TextButton icon="retry" disabled={resending.phase === 'sending'} onClick={onResend}>
          {resending.phase === 'sending' ? 'Sending a new code…' : 'Send a new code'}
        </TextButton>
        <TextButton icon="edit" onClick={onChangePhone}>
          Change phone number
        </TextButton>
      </Stack>
    </Screen>
  )
}
