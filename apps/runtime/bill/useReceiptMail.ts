import { useState } from 'react'
import type { ReceiptMail } from '../../../features/bill/screens/ReceiptChoice.tsx'
import { sendReceipt } from '../../../features/bill/paid/api.ts'
import type { Email } from '../../../features/shared/contact/email.ts'
import { useWrite } from '../api/useWrite.ts'

/** Sends the receipt of a payment by email, by the payment's key. The hosted checkout's payments have one too. */
export function useReceiptMail(key: string | null): ReceiptMail {
  const { submission, send } = useWrite(sendReceipt, { invalidates: [] })
  const [sentTo, setSentTo] = useState<Email | null>(null)
  const sendTo = async (email: Email) => {
    const answer = key === null ? undefined : await send({ path: { key }, body: { email } })
    if (answer?.ok) setSentTo(email)
  }
  return { sending: submission, sentTo, onSend: (email) => void sendTo(email) }
}
