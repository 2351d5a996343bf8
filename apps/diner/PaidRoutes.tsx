import { useState } from 'react'
import { ReceiptScreen } from '../../features/diner/ReceiptScreen.tsx'
import { SuccessScreen } from '../../features/diner/SuccessScreen.tsx'
import { useVisitRating } from '../runtime/bill/useVisitRating.ts'
import { useReceiptMail } from '../runtime/bill/useReceiptMail.ts'
import { Redirect, useHref } from '../runtime/routing/links.tsx'
import { useTitle } from './useTitle.ts'
import { takeCelebration } from './paidCheck.ts'
import { usePaidCheck } from './usePaidCheck.ts'
import { records } from './paymentApi.ts'
import { getReturnUrl } from './checkLinks.ts'
import { check, receipt, success } from './routes.tsx'

/** This tab's payment of the check that the address names. */
export function SuccessRoute() {
  useTitle('Payment Successful')
  const { address, key, toCheck, shows } = usePaidCheck()
  const [celebrates] = useState(() => takeCelebration(address))
  const href = useHref()
  const rating = useVisitRating(key)
  if (key === null) return <Redirect to={check} search={{}} />
  const { payment } = shows
  return (
    <SuccessScreen
      {...shows}
      celebrates={celebrates}
      receiptHref={href(receipt)}
      rating={rating}
      returnUrl={getReturnUrl(address)}
      onAnotherBill={() => {
        const charged = payment.status === 'ready' && payment.value.outcome === 'paid' ? payment.value.receipt.charged : null
        const attempt = records.find(key)
        if (attempt) records.end(attempt, charged ?? attempt.amount)
        toCheck()
      }}
    />
  )
}

export function ReceiptRoute() {
  useTitle('Your receipt')
  const { key, shows } = usePaidCheck()
  const mail = useReceiptMail(key)
  const href = useHref()
  if (key === null) return <Redirect to={check} search={{}} />
  return <ReceiptScreen {...shows} successHref={href(success)} onPrint={() => window.print()} {...mail} />
}
