import { useEffect, useEffectEvent, useState } from 'react'
import { lookUpPayment } from '../../features/diner/api.ts'
import { shownPayment } from '../../features/diner/checkToPay.ts'
import { useRead } from '../runtime/api/useRead.tsx'
import { useGo, useHref, usePageSearch } from '../runtime/routing/links.tsx'
import { onSignedOut, signOut, useSignedIn } from '../runtime/session/session.ts'
import { paymentOf } from './paidCheck.ts'
import { records } from './paymentApi.ts'
import { check, root } from './routes.tsx'

/**
 * This tab's payment of the check that the address names. What was paid on this page is in the cache, so it shows at once, also offline.
 * The page leads to the check when the signed-in person signs out, because it shows their sums. A guest who paid stays, also when
 * somebody signs out in another tab.
 */
export function usePaidCheck() {
  const address = usePageSearch(root)
  const [key] = useState(() => paymentOf(address))
  const { read, readAgain } = useRead(lookUpPayment, key === null ? null : { path: { key } }, { refreshes: false })
  const agreed = key === null ? null : (records.find(key)?.agreed ?? null)
  const payment = shownPayment(read, agreed)
  const signedIn = useSignedIn()
  const go = useGo()
  const toCheck = () => go(check, {}, { replace: true })
  const leave = useEffectEvent(toCheck)
  useEffect(() => (signedIn ? onSignedOut(() => leave()) : undefined), [signedIn])
  const href = useHref()
  return {
    address,
    key,
    toCheck,
    shows: { payment, agreed, checkHref: href(check), onRetry: readAgain, onSignOut: signedIn ? signOut : null },
  }
}
