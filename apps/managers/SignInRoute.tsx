import { useState } from 'react'
import type { CodeSubmission } from '../../features/account/codeSubmission.ts'
import { signInByCode, sendSignInCode } from '../../features/managers/api.ts'
import { PhoneStep } from '../../features/managers/PhoneStep.tsx'
import { sending } from '../../features/shared/api/answers/answer.ts'
import { FocusOnStepChange } from '../../features/shared/screens/Screen.tsx'
import type { Phone } from '../../features/shared/contact/phoneNumber.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { useFirstTouch } from '../../ui/lazy/firstTouch.ts'
import { useDrawnStep } from '../runtime/page/useBusyPage.ts'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'
import { SessionEnded } from '../runtime/session/SessionEnded.tsx'
import { signIn } from '../runtime/session/session.ts'
import { useWrite } from '../runtime/api/useWrite.ts'

/** It loads while the manager types their number. */
const TextedCode = lazyComponent(async () => (await import('../../features/account/TextedCode.tsx')).TextedCode)

type AskProps = { readonly isSent: boolean; readonly onSent: (to: Phone) => void }

function AskForPhone({ isSent, onSent }: AskProps) {
  const { submission, send } = useWrite(sendSignInCode, { of: ({ body }) => body.phone_number })
  const sendCode = async (to: Phone) => {
    const answer = await send({ body: { phone_number: to } })
    if (answer?.ok) onSent(to)
  }
  return (
    <Stack space="md">
      <SessionEnded />
      <PhoneStep sending={isSent ? sending : submission} onSend={(to) => void sendCode(to)} />
    </Stack>
  )
}

type CodeProps = { readonly phone: Phone; readonly onChangePhone: () => void }

/** The code of one number. Another number begins anew: no answer of this one is shown there. */
function AskForCode({ phone, onChangePhone }: CodeProps) {
  const [code, setCode] = useState('')
  const again = useWrite(sendSignInCode, { of: phone })
  const verify = useWrite(signInByCode, { of: phone })
  const resend = async () => {
    verify.reset()
    const answer = await again.send({ body: { phone_number: phone } })
    if (answer?.ok) setCode('')
  }
  const check = async (whole: string) => {
    again.reset()
    const answer = await verify.send({ body: { phone_number: phone, sms_verification_code: whole, site_area: 'managers_web' } })
    if (answer?.ok) signIn(answer.value.user.token, phone)
  }
  const getSubmission = (): CodeSubmission => {
    if (verify.submission.phase !== 'idle') return verify.submission
    if (again.submission.phase === 'sending') return { phase: 'resending' }
    return again.act?.done ? { phase: 'resent' } : again.submission
  }
  return (
    <TextedCode
      phone={phone}
      code={code}
      submission={getSubmission()}
      label="Sign in"
      onCode={(typed) => {
        setCode(typed)
        if (verify.submission.phase === 'refused') verify.reset()
      }}
      onSubmit={(whole) => void check(whole)}
      onResend={() => void resend()}
      onChangePhone={onChangePhone}
    />
  )
}

export function SignInRoute() {
  const [asked, setPhone] = useState<Phone | null>(null)
  const phone = useDrawnStep(asked)
  useFirstTouch(TextedCode.preload)
  return (
    <PublicPage content="tool">
      <FocusOnStepChange stepKey={phone === null ? 'phone' : 'code'}>
        {phone === null ? (
          <AskForPhone isSent={asked !== null} onSent={setPhone} />
        ) : (
          <AskForCode phone={phone} onChangePhone={() => setPhone(null)} />
        )}
      </FocusOnStepChange>
    </PublicPage>
  )
}
