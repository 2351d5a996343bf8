import { useState } from 'react'
import { forgotPassword } from '../../../features/account/api.ts'
import { ForgotPassword } from '../../../features/account/ForgotPassword.tsx'
import { type Resetting, resetFailed } from '../../../features/account/resetting.ts'
import { idle, sending } from '../../../features/shared/api/answers/answer.ts'
import type { Email } from '../../../features/shared/contact/email.ts'
import { call } from '../api/call.ts'

type Props = { readonly email: string; readonly onReturn: (email: string) => void }

export function ResetPassword({ email, onReturn }: Props) {
  const [resetting, setResetting] = useState<Resetting>(idle)
  const [asked, setAsked] = useState(email)

  async function reset(typed: Email) {
    if (resetting.phase === 'sending') return
    setAsked(typed)
    setResetting(sending)
    const answer = await call(forgotPassword, { body: { user: { email: typed } } })
    setResetting(answer.ok ? { phase: 'sent' } : resetFailed(answer.failure))
  }
  return <ForgotPassword email={asked} resetting={resetting} onReset={(typed) => void reset(typed)} onReturn={onReturn} />
}
