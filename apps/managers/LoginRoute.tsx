import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { CodeStep } from '../../features/managers/login/CodeStep.tsx'
import { PhoneStep } from '../../features/managers/login/PhoneStep.tsx'
import { login, sendLoginCode } from '../../features/managers/api.ts'
import { FocusOnStepChange } from '../../features/shared/screens/FocusOnStepChange.tsx'
import type { Phone } from '../../features/shared/contact/phone.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Redirect } from '../runtime/page/Redirect.tsx'
import { signIn } from '../runtime/session/session.ts'
import { useSignedIn } from '../runtime/session/useSignedIn.ts'
import { useWrite } from '../runtime/api/useWrite.ts'
import { afterLogin } from './afterLogin.ts'

/** Signs a manager in, and leads on to where they were going (MGR-01, NET-04). */
export function LoginRoute() {
  const { search }: { readonly search: Readonly<Record<string, unknown>> } = useLocation()
  const [phone, setPhone] = useState<Phone | null>(null)
  const [resent, setResent] = useState(false)
  const sendCode = useWrite(sendLoginCode, { invalidates: [] })
  const verify = useWrite(login, { invalidates: [] })
  if (useSignedIn()) return <Redirect {...afterLogin(search)} />

  const send = async (to: Phone, isResend: boolean) => {
    const answer = await sendCode.send({ body: { phone_number: to } })
    if (!answer?.ok) return
    setPhone(to)
    setResent(isResend)
  }
  const check = async (phone: Phone, code: string) => {
    const answer = await verify.send({ body: { phone_number: phone, sms_verification_code: code, site_area: 'managers_web' } })
    if (answer?.ok) signIn(answer.value.user.token)
  }
  return (
    <PublicPage>
      <FocusOnStepChange stepKey={phone === null ? 'phone' : 'code'}>
        {phone === null ? (
          <PhoneStep sending={sendCode.submission} onSend={(to) => void send(to, false)} />
        ) : (
          <CodeStep
            phone={phone}
            verifying={verify.submission}
            resending={sendCode.submission}
            resent={resent}
            onVerify={(code) => void check(phone, code)}
            onResend={() => void send(phone, true)}
            onChangePhone={() => {
              setPhone(null)
              verify.reset()
              sendCode.reset()
            }}
          />
        )}
      </FocusOnStepChange>
    </PublicPage>
  )
}
