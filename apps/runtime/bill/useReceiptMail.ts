import { useState } from 'react'
import type { ReceiptMail } from '../../../features/bill/screens/ReceiptChoice.tsx'
import { sendReceipt } from '../../../features/bill/paid/api.ts'
import { idle } from '../../../features/shared/api/answers/answer.ts'
import type { Email } from '../../../features/shared/contact/email.ts'
import { useWrite } from '../api/useWrite.ts'

/**
 * Sends the receipt of a payment by email, by the payment's key. The hosted checkout's payments have one too. What was sent is that
 * payment's alone: the next guest of the same page has a receipt of their own.
 */
export function useReceiptMail(key: string | null): ReceiptMail {
  const { submission, send } = useWrite(sendReceipt, { invalidates: [] })
  const [last, setLast] = useState<{ readonly key: string; readonly sentTo: Email | null } | null>(null)
  const sendTo = async (email: Email) => {
    if (key === null) return
    setLast({ key, sentTo: null })
    const answer = await send({ path: { key }, body: { email } })
    if (answer?.ok) setLast({ key, sentTo: email })
  }
  const own = last?.key === key ? last : null
  return { sending: own ? submission : idle, sentTo: own?.sentTo ?? null, onSend: (email) => void sendTo(email) }
}
