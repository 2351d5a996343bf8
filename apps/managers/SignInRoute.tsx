import { useEffect, useState } from 'react'
import type { CodeSubmission } from '../../features/account/codeSubmission.ts'
import { signInByCode, sendSignInCode } from '../../features/managers/api.ts'
import { PhoneStep } from '../../features/managers/PhoneStep.tsx'
import { FocusOnStepChange } from '../../features/shared/screens/Screen.tsx'
import type { Phone } from '../../features/shared/contact/phoneNumber.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { firstTouch } from '../../ui/lazy/firstTouch.ts'
import { lazyComponent } from '../runtime/routing/lazyComponent.tsx'
import { PagePlaceholder } from '../runtime/routing/lazyPage.tsx'
import { SessionEnded } from '../runtime/session/SessionEnded.tsx'
import { signIn } from '../runtime/session/session.ts'
import { useWrite } from '../runtime/api/useWrite.ts'

/** It loads while the manager types their number. */
const TextedCode = lazyComponent(async () => (await import('../../features/account/TextedCode.tsx')).TextedCode, PagePlaceholder)

export function SignInRoute() {
  const [phone, setPhone] = useState<Phone | null>(null)
  const [code, setCode] = useState('')
  const [isResent, setResent] = useState(false)
  const sendCode = useWrite(sendSignInCode, { invalidates: [] })
  const verify = useWrite(signInByCode, { invalidates: [] })
  useEffect(() => void firstTouch.then(TextedCode.preload), [])

  const send = async (to: Phone) => {
    verify.reset()
    const answer = await sendCode.send({ body: { phone_number: to } })
    if (!answer?.ok) return
    setCode('')
    setPhone(to)
    setResent(phone !== null)
  }
  const check = async (phone: Phone, code: string) => {
    sendCode.reset()
    const answer = await verify.send({ body: { phone_number: phone, sms_verification_code: code, site_area: 'managers_web' } })
    if (answer?.ok) signIn(answer.value.user.token)
  }
  const getSubmission = (): CodeSubmission => {
    if (verify.submission.phase !== 'idle') return verify.submission
    if (sendCode.submission.phase === 'sending') return { phase: 'resending' }
    return sendCode.submission.phase === 'idle' && isResent ? { phase: 'resent' } : sendCode.submission
  }
  return (
    <PublicPage content="tool">
      <FocusOnStepChange stepKey={phone === null ? 'phone' : 'code'}>
        {phone === null ? (
          <Stack space="md">
            <SessionEnded />
            <PhoneStep sending={sendCode.submission} onSend={(to) => void send(to)} />
          </Stack>
        ) : (
          <TextedCode
            phone={phone}
            code={code}
            submission={getSubmission()}
            label="Sign in"
            onCode={(typed) => {
              setCode(typed)
              if (verify.submission.phase === 'refused') verify.reset()
            }}
            onSubmit={(whole) => void check(phone, whole)}
            onResend={() => void send(phone)}
            onChangePhone={() => {
              setPhone(null)
              setCode('')
              setResent(false)
              verify.reset()
              sendCode.reset()
            }}
          />
        )}
      </FocusOnStepChange>
    </PublicPage>
  )
}
