import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { TextedCode } from '../../account/TextedCode.tsx'
import type { StepProps } from './StepProps.ts'

/** The guest enters the SMS code. */
export const SmsVerification = ({ state, send }: StepProps<'smsVerification'>) => (
  <TextedCode
    phone={state.dispatch.contact.phone}
    code={state.smsCode}
    submission={state.submission}
    secondsToResend={state.secondsToResend}
    label="Verify"
    onCode={(text) => send({ type: 'smsCodeTyped', text })}
    onSubmit={(text) => send({ type: 'smsCodeSubmitted', text })}
    onResend={() => send({ type: 'resendCode' })}
    onChangePhone={() => send({ type: 'changePhone' })}>
    {state.dispatch.verifyNumber !== null && (
      <TextButton icon="message" onClick={() => send({ type: 'codeNotReceived' })}>
        Didn't receive code
      </TextButton>
    )}
  </TextedCode>
)
