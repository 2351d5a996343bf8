import { useState } from 'react'
import { forgotPassword } from '../../../features/account/api.ts'
import { ForgotPassword } from '../../../features/account/ForgotPassword.tsx'
import { type Resetting, resetFailed } from '../../../features/account/resetting.ts'
import { idle } from '../../../features/shared/api/answers/answer.ts'
import type { Email } from '../../../features/shared/contact/email.ts'
import { call } from '../api/call.ts'
import { useSend } from '../api/useSend.ts'

type Props = { readonly email: string; readonly onReturn: (email: string) => void }

export function ResetPassword({ email, onReturn }: Props) {
  const [result, setResult] = useState<Resetting>(idle)
  const { act, submission, send } = useSend((user: { readonly email: Email }, key) => call(forgotPassword, { body: { user } }, { key }), {
    of: (user) => user.email,
  })

  async function reset(typed: Email) {
    const answer = await send({ email: typed })
    if (answer) setResult(answer.ok ? { phase: 'sent' } : resetFailed(answer.failure))
  }
  const resetting = submission.phase === 'sending' ? submission : result
  return (
    <ForgotPassword email={act?.input.email ?? email} resetting={resetting} onReset={(typed) => void reset(typed)} onReturn={onReturn} />
  )
}
