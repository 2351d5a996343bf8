import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { CodeField } from '../../../ui/CodeField/CodeField.tsx'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { KeepTogether } from '../../../ui/KeepTogether/KeepTogether.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { useFieldOfNewStep } from '../../shared/screens/FocusOnStepChange.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { formatPhone } from '../../shared/contact/formatPhone.ts'
import { useLastRefusal } from '../../shared/forms/useLastRefusal.ts'
import type { StepProps } from './StepProps.ts'

/** CLM-03: the guest enters the SMS code. The sixth digit submits it. */
export function SmsVerification({ state, send }: StepProps<'smsVerification'>) {
  const field = useFieldOfNewStep<HTMLInputElement>()
  const { dispatch, smsCode, submission, secondsToResend } = state
  const verifying = submission.phase === 'sending'
  const resending = submission.phase === 'resending'
  const { message } = useLastRefusal(submission.phase === 'refused' ? submission.message : null, verifying || resending)
  const resend = () => send({ type: 'resendCode' })
  const submit = (text: string) => send({ type: 'smsCodeSubmitted', text })
  return (
    <Screen
      title="Enter your code"
      // The phone offers the code to the field that has the focus.
      takesFocus={false}
      lead={
        <>
          We texted 6 digits to <KeepTogether>{formatPhone(dispatch.contact.phone)}</KeepTogether>.
        </>
      }>
      <Form busy={verifying} onSubmit={() => submit(smsCode)}>
        <Stack space="md">
          <CodeField
            ref={field}
            length={6}
            label="Verification code"
            error={message ?? undefined}
            value={smsCode}
            onChange={(text) => send({ type: 'smsCodeTyped', text })}
            onComplete={submit}
          />
          <Button type="submit" wide pending={verifying} pendingLabel="Checking your code">
            Verify
          </Button>
        </Stack>
      </Form>
      {submission.phase === 'resent' && (
        <Alert tone="success" live="polite">
          A new code is on its way.
        </Alert>
      )}
      <Stack space="none" align="start">
        {secondsToResend > 0 ? (
          <TextButton icon="clock" disabled onClick={resend}>
            <Countdown seconds={secondsToResend} label="Send a new code in" />
          </TextButton>
        ) : (
          <TextButton icon="retry" disabled={resending} onClick={resend}>
            {resending ? 'Sending a new code…' : 'Send a new code'}
          </TextButton>
        )}
        <TextButton icon="message" onClick={() => send({ type: 'codeNotReceived' })}>
          Didn't receive code
        </TextButton>
        <TextButton icon="edit" onClick={() => send({ type: 'changePhone' })}>
          Change phone number
        </TextButton>
      </Stack>
    </Screen>
  )
}
