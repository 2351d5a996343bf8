import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { checkAddress } from '../../features/diner/address.ts'
import { sendReceipt } from '../../features/diner/api.ts'
import { ReceiptScreen } from '../../features/diner/ReceiptScreen.tsx'
import type { Email } from '../../features/shared/contact/email.ts'
import { Redirect, useHref } from '../runtime/routing/links.tsx'
import { useWrite } from '../runtime/api/useWrite.ts'
import { signOut, useSignedIn } from '../runtime/session/session.ts'
import { paymentOf } from './paidHere.ts'
import { records } from './paymentApi.ts'
import { useLeaveOnSignOut } from './useLeaveOnSignOut.ts'
import { usePaymentRead } from './usePaymentRead.ts'
import { useTitle } from './useTitle.ts'

/** The receipt of this tab's payment of the check that the address names. */
export function ReceiptRoute() {
  useTitle('Your receipt')
  const address = z.parse(checkAddress, useSearch({ strict: false }))
  const [key] = useState(() => paymentOf(address))
  const { read, readAgain } = usePaymentRead(key)
  const { submission, send } = useWrite(sendReceipt, { invalidates: [] })
  const [sentTo, setSentTo] = useState<Email | null>(null)
  const href = useHref()
  const signedIn = useSignedIn()
  useLeaveOnSignOut(address)
  if (key === null) return <Redirect to="/" search={address} />
  const sendTo = async (email: Email) => {
    const answer = await send({ path: { key }, body: { email } })
    if (answer?.ok) setSentTo(email)
  }
  return (
    <ReceiptScreen
      payment={read}
      agreed={records.find(key)}
      successHref={href('/success', address)}
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
