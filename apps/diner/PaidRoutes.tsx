import { useState } from 'react'
import { lookUpPayment } from '../../features/bill/paid/api.ts'
import { shownPayment } from '../../features/diner/checkToPay.ts'
import { madeOf } from '../../features/payment/attempt/attempt.ts'
import { ReceiptScreen } from '../../features/diner/ReceiptScreen.tsx'
import { SuccessScreen } from '../../features/diner/SuccessScreen.tsx'
import { receiptRight } from '../runtime/session/receiptRight.ts'
import { useReceiptMail } from '../runtime/bill/useReceiptMail.ts'
import { byKey } from '../runtime/payments/attemptApi.ts'
import { useRead } from '../runtime/api/useRead.tsx'
import { Redirect, useGo, useHref, usePageSearch } from '../runtime/routing/links.tsx'
import { useTitle } from './useTitle.ts'
import { madeNow, paymentOf } from './paidCheck.ts'
import { records } from './paymentApi.ts'
import { getReturnUrl } from './checkLinks.ts'
import { check, receipt, success } from './addresses.ts'

/**
 * This tab's payment that the address names. What was paid on this page is in the cache, so it shows at once, also offline.
 * A sign-out, here or in another tab, leaves no sums: the page then has no payment, and leads to the check.
 */
function usePaidCheck(page: typeof success | typeof receipt) {
  const address = usePageSearch(page)
  const [key] = useState(() => paymentOf(address))
  const [right] = useState(() => (key === null ? null : receiptRight(key)))
  const { read, readAgain } = useRead(lookUpPayment, key === null ? null : { path: { key } }, {
    refreshes: false,
    // A session that has ended leaves the payment to its key.
    ask: () => byKey(records)(lookUpPayment, key ?? '', {}),
  })
  const agreed = key === null ? null : (records.find(key)?.terms ?? null)
  const payment = shownPayment(read, agreed)
  const go = useGo()
  const toCheck = () => go(check, {}, { replace: true })
  const href = useHref()
  return { address, key, receiptRight: right, toCheck, shows: { payment, agreed, checkHref: href(check), onRetry: readAgain } }
}

/** The payment that staff look at. */
export function SuccessRoute() {
  useTitle('Payment Successful')
  const { address, key, toCheck, shows } = usePaidCheck(success)
  const [celebrates] = useState(() => madeNow.delete(key ?? ''))
  const href = useHref()
  if (key === null) return <Redirect to={check} search={{}} />
  const { payment } = shows
  return (
    <SuccessScreen
      {...shows}
      celebrates={celebrates}
      receiptHref={href(receipt)}
      returnUrl={getReturnUrl(address)}
      onAnotherBill={() => {
        const attempt = records.find(key)
        const paid = payment.status === 'ready' && payment.value.outcome === 'paid' ? payment.value.receipt : {}
        if (attempt) records.end(attempt, { ...madeOf(paid), isDone: true })
        toCheck()
      }}
    />
  )
}

export function ReceiptRoute() {
  useTitle('Your receipt')
  const { key, receiptRight: right, shows } = usePaidCheck(receipt)
  const mail = useReceiptMail(right)
  const href = useHref()
  if (key === null) return <Redirect to={check} search={{}} />
  return <ReceiptScreen {...shows} successHref={href(success)} onPrint={() => window.print()} {...mail} />
}
