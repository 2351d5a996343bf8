import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { paidAddress } from '../../features/redemption/address.ts'
import { sendReceipt } from '../../features/redemption/api.ts'
import { ReceiptScreen } from '../../features/redemption/ReceiptScreen.tsx'
import type { Email } from '../../features/shared/email.ts'
import { Redirect } from '../runtime/Redirect.tsx'
import { useWrite } from '../runtime/useWrite.ts'
import { signOut } from '../runtime/session.ts'
import { useHref } from '../runtime/useHref.ts'
import { useSignedIn } from '../runtime/useSignedIn.ts'
import { useLeaveOnSignOut } from './useLeaveOnSignOut.ts'
import { usePaymentRead } from './usePaymentRead.ts'

/** The receipt of the payment that the address names (DIN-05). */
export function ReceiptRoute() {
  const { payment: key, ...address } = z.parse(paidAddress, useSearch({ strict: false }))
  const { read, readAgain } = usePaymentRead(key)
  const { submission, send } = useWrite(sendReceipt, { invalidates: [] })
  const [sentTo, setSentTo] = useState<Email | null>(null)
  const href = useHref()
  const signedIn = useSignedIn()
  useLeaveOnSignOut(address)
  if (key === '') return <Redirect to="/" search={address} />
  const sendTo = async (email: Email) => {
    const answer = await send({ path: { key }, body: { email } })
    if (answer?.ok) setSentTo(email)
  }
  return (
    <ReceiptScreen
      payment={read}
      successHref={href('/success', { ...address, payment: key })}
      checkHref={href('/', address)}
      onRetry={readAgain}
      onSignOut={signedIn ? signOut : null}
      onPrint={() => window.print()}
      sending={submission}
      sentTo={sentTo}
      onSend={(email) => void sendTo(email)}
    />
  )
}
