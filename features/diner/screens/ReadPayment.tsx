import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import type { AgreedBill } from '../../bill/paying/agreedBill.ts'
import { PaidBill } from '../../bill/screens/PaidBill.tsx'
import type { LookedUp } from '../../payment/attempt/attempt.ts'
import { readFailureText } from '../../shared/api/answers/failureText.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import type { BillReceipt } from '../../bill/paid/receiptWire.ts'
import { LoadingReceipt } from './LoadingReceipt.tsx'

export type ReadPaymentProps = {
  payment: Remote<LookedUp<BillReceipt>>
  /** The agreement on this device; null if it does not have the payment. */
  agreed: AgreedBill | null
  checkHref: string
  onRetry: () => void
}

/** A payment that was made, on a page of its own. */
export type PaidProps = Pick<ReadPaymentProps, 'agreed'> & { receipt: BillReceipt }

/** Whether the answer has all that the slip shows. A proof has one source: what this device adds to it proves nothing. */
const isProof = ({ parts, restaurant, ticket }: BillReceipt): boolean =>
  parts.length > 0 && restaurant !== null && (ticket?.code ?? null) !== null

type PageProps = PaidProps & { title: string; intro: string; live: boolean; itemised?: boolean; children: ReactNode }

/** The payment as staff look at it. Its currency is that of the answer, or else of the agreement. */
export function PaidPage({ receipt, agreed, live, itemised = false, ...page }: PageProps) {
  const currency = useCurrency(receipt.currency ?? agreed?.currency)
  return (
    <PaidBill
      {...page}
      slip={{
        payment: { ...receipt, check: receipt.ticket?.code ?? agreed?.check ?? null },
        ticket: itemised && receipt.ticket ? { ...receipt.ticket, currency } : null,
        restaurant: receipt.restaurant ?? agreed?.restaurant ?? null,
        address: receipt.address,
        brand: receipt.brand,
        live: live && isProof(receipt),
      }}
      answered={receipt}
      agreed={agreed}
      agreedCharge={agreed && agreed.breakdown.charged}
      currency={currency}
      rest={receipt.remaining}
    />
  )
}

type ReadProps = ReadPaymentProps & { children: (paid: PaidProps) => ReactNode }

/** A payment that is read by its address. Nothing is paid here, with any result. */
export function ReadPayment({ children, ...props }: ReadProps) {
  const { payment, agreed } = props
  if (payment.status === 'ready' && payment.value.outcome === 'paid') return children({ receipt: payment.value.receipt, agreed })
  return (
    <PublicPage>
      <NotPaid {...props} />
    </PublicPage>
  )
}

/** Whether a charge may still follow: the payment may arrive, or be confirmed with the bank. */
const mayStillArrive: Readonly<Record<LookedUp<BillReceipt>['outcome'], boolean>> = {
  unknown: true,
  requiresAction: true,
  paid: false,
  declined: false,
  refused: false,
  closed: false,
}

function NotPaid({ payment, checkHref, onRetry }: ReadPaymentProps) {
  if (payment.status === 'loading') return <LoadingReceipt />
  if (payment.status === 'failed')
    return (
      <FailureScreen
        title="We can’t load your receipt"
        intro={`${readFailureText(payment.cause)} Nothing is paid again.`}
        onRetry={onRetry}>
        <SupportLink />
      </FailureScreen>
    )
  const mayArrive = mayStillArrive[payment.value.outcome]
  return (
    <FailureScreen
      title={mayArrive ? 'No payment here so far' : 'No payment here'}
      intro={
        mayArrive
          ? 'It hasn’t been charged so far, but it still could be. Look again in a moment: your bill shows what is due.'
          : 'Nothing was charged at this address. Your bill shows what is due.'
      }
      action={
        <LinkButton wide href={checkHref}>
          Go to your bill
        </LinkButton>
      }
      onRetry={onRetry}
    />
  )
}
