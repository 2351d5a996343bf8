import type { ReceiptMail } from '../../../features/bill/screens/ReceiptChoice.tsx'
import { sendReceipt } from '../../../features/bill/paid/api.ts'
import type { Email } from '../../../features/shared/contact/email.ts'
import type { Right } from '../../../features/shared/flow/right.ts'
import { callSignedIn } from '../api/callSignedIn.ts'
import { useSend } from '../api/useSend.ts'
import { rights } from '../session/rights.ts'

type Sent = { readonly right: Right<'receipt'>; readonly email: Email }

/**
 * Sends the receipt of a payment by email. The hosted checkout's payments have one too. What was sent is that payment's alone: the
 * next guest of the same page has a receipt of their own.
 */
export function useReceiptMail(right: Right<'receipt'> | null): ReceiptMail {
  const { act, submission, send } = useSend(
    ({ right: by, email }: Sent, key) =>
      rights.use(by, (paidBy) => callSignedIn(sendReceipt, { path: { key: paidBy }, body: { email } }, { key })),
    { of: right?.name ?? '' },
  )
  return { sending: submission, sentTo: act?.done ? act.input.email : null, onSend: (email) => void (right && send({ right, email })) }
}
