import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { paidAddress } from '../../features/diner/address.ts'
import { SuccessScreen } from '../../features/diner/SuccessScreen.tsx'
import { Redirect } from '../runtime/page/Redirect.tsx'
import { signOut } from '../runtime/session/session.ts'
import { useHref } from '../runtime/page/useHref.ts'
import { useSignedIn } from '../runtime/session/useSignedIn.ts'
import { takeCelebration } from './paidHere.ts'
import { records } from './paymentApi.ts'
import { returnUrlOf } from './returnUrlOf.ts'
import { useLeaveOnSignOut } from './useLeaveOnSignOut.ts'
import { usePaymentRead } from './usePaymentRead.ts'

/** The payment that the address names. */
export function SuccessRoute() {
  const { payment: key, ...address } = z.parse(paidAddress, useSearch({ strict: false }))
  const { read, readAgain } = usePaymentRead(key)
  const [celebrates] = useState(() => takeCelebration(key))
  const href = useHref()
  const signedIn = useSignedIn()
  useLeaveOnSignOut(address)
  if (key === '') return <Redirect to="/" search={address} />
  return (
    <SuccessScreen
      payment={read}
      agreed={records.find(key)}
      celebrates={celebrates}
      receiptHref={href('/receipt', { ...address, payment: key })}
      checkHref={href('/', address)}
      returnUrl={returnUrlOf(address)}
      onRetry={readAgain}
      onSignOut={signedIn ? signOut : null}
    />
  )
}
