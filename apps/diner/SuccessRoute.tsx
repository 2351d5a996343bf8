import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { checkAddress } from '../../features/diner/address.ts'
import { SuccessScreen } from '../../features/diner/SuccessScreen.tsx'
import { Redirect, useHref } from '../runtime/routing/links.tsx'
import { signOut, useSignedIn } from '../runtime/session/session.ts'
import { paymentOf, takeCelebration } from './paidHere.ts'
import { records } from './paymentApi.ts'
import { returnUrlOf } from './returnUrlOf.ts'
import { useLeaveOnSignOut } from './useLeaveOnSignOut.ts'
import { usePaymentRead } from './usePaymentRead.ts'
import { useTitle } from './useTitle.ts'

/** This tab's payment of the check that the address names. */
export function SuccessRoute() {
  useTitle('Payment Successful')
  const address = z.parse(checkAddress, useSearch({ strict: false }))
  const [key] = useState(() => paymentOf(address))
  const { read, readAgain } = usePaymentRead(key)
  const [celebrates] = useState(() => key !== null && takeCelebration(key))
  const href = useHref()
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  useLeaveOnSignOut(address)
  if (key === null) return <Redirect to="/" search={address} />
  return (
    <SuccessScreen
      payment={read}
      agreed={records.find(key)}
      celebrates={celebrates}
      receiptHref={href('/receipt', address)}
      checkHref={href('/', address)}
      returnUrl={returnUrlOf(address)}
      onRetry={readAgain}
      onAnotherBill={() => {
        const attempt = records.find(key)
        const charged = read.status === 'ready' && read.value.outcome === 'paid' ? read.value.receipt.charged : null
        if (attempt) records.end(attempt, charged ?? attempt.amount)
        void navigate({ to: '/', search: address, replace: true })
      }}
      onSignOut={signedIn ? signOut : null}
    />
  )
}
