import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { KeepTogether } from '../../../ui/KeepTogether/KeepTogether.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { SignInScreen } from '../../account/SignInScreen.tsx'
import { TextedCode } from '../../account/TextedCode.tsx'
import { formatPhone } from '../../shared/contact/formatPhone.ts'
import { textRates } from '../../shared/contact/textRates.ts'
import { Consent } from '../../shared/screens/Consent.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { StepProps } from '../claim.ts'

export function Authentication({ state, send }: StepProps<'authentication'>) {
  const { settings } = useEnterprise()
  return (
    <SignInScreen
      title="Welcome back"
      intro={`You have a ${settings.name} account. Sign in, and the offer is added to it.`}
      signingIn={state.submission}
      onSignIn={({ password }) => send({ type: 'passwordSubmitted', text: password })}
      initial={{ email: state.contact.email, password: state.password }}
      isEmailFixed
      label="Sign in and claim"
      onForgot={() => send({ type: 'forgotChosen' })}>
      <TextButton icon="edit" onClick={() => send({ type: 'back' })}>
        Use a different email
      </TextButton>
    </SignInScreen>
  )
}

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
        Didn’t receive code
      </TextButton>
    )}
  </TextedCode>
)

/** The guest texts VERIFY, and the page checks for it. */
export function AltVerification({ state: { dispatch, watch }, send }: StepProps<'altVerification'>) {
  const number = dispatch.verifyNumber === null ? '' : formatPhone(dispatch.verifyNumber)
  const from = formatPhone(dispatch.contact.phone)
  const over = watch === 'over'
  return (
    <Screen
      title="Text us instead"
      intro={
        <>
          Send the word VERIFY from <KeepTogether>{from}</KeepTogether>, and you’re in.
        </>
      }>
      <Card tone="sunken">
        <Stack space="sm">
          <Text>
            Text <strong>VERIFY</strong> to
          </Text>
          <Inline space="sm" justify="between">
            <KeepTogether size="xl">{number}</KeepTogether>
            <CopyButton text={number} label="Copy number" copiedLabel="Copied" deniedLabel="Please select the number to copy it." />
          </Inline>
        </Stack>
      </Card>
      <Stack space="md">
        <LinkButton wide variant={over ? 'soft' : 'solid'} icon="message" href={`sms:+${dispatch.verifyNumber ?? ''}?&body=VERIFY`}>
          Open messages
        </LinkButton>
        {over ? (
          <>
            <Alert tone="warning" live="polite" title="We have not seen your text">
              We looked for half an hour. Once you have sent it, let us look again.
            </Alert>
            <Button wide icon="retry" onClick={() => send({ type: 'keepWaiting' })}>
              Look again
            </Button>
          </>
        ) : (
          <Spinner label={watch === 'lastLook' ? 'Looking once more…' : 'Waiting for your text…'} showLabel />
        )}
        <Text size="sm" tone="muted">
          {textRates}
        </Text>
        <Consent by="texting VERIFY" />
      </Stack>
      <Stack space="none" align="start">
        <TextButton icon="back" onClick={() => send({ type: 'back' })}>
          I have a code
        </TextButton>
        <TextButton icon="edit" onClick={() => send({ type: 'changePhone' })}>
          Change phone number
        </TextButton>
      </Stack>
    </Screen>
  )
}
