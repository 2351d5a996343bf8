import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { CheckAddress } from '../../features/diner/address.ts'
import { onSignedOut, useSignedIn } from '../runtime/session/session.ts'

/**
 * Leads to the check when who is signed in here signs out: the page of a payment shows their sums. A guest who paid stays, also
 * when somebody signs out in another tab.
 */
export function useLeaveOnSignOut(address: CheckAddress): void {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const leave = useEffectEvent(() => void navigate({ to: '/', search: address, replace: true }))
  useEffect(() => (signedIn ? onSignedOut(() => leave()) : undefined), [signedIn])
}
