import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import type { LookedUp } from '../../payment/charge.ts'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { readFailureText } from '../../shared/api/failureText.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import type { Receipt } from '../receipt.ts'
import { LoadingReceipt } from './LoadingReceipt.tsx'

type Props = { payment: Remote<LookedUp<Receipt>>; checkHref: string; onRetry: () => void; children: (receipt: Receipt) => ReactNode }

/** A payment that is read by its address. Whatever comes of it, nothing is paid here. */
export function PaymentRead({ payment, checkHref, onRetry, children }: Props) {
  switch (payment.status) {
    case 'loading':
      return <LoadingReceipt />
    case 'failed':
      return (
        <FailureScreen
          title="We can’t load your receipt"
          intro={`${readFailureText(payment.cause)} Nothing is paid again.`}
          onRetry={onRetry}>
          <SupportLink />
        </FailureScreen>
      )
    case 'ready':
      return payment.value.outcome === 'paid' ? (
        children(payment.value.receipt)
      ) : (
        <FailureScreen
          title="No payment here"
          intro="Nothing was charged at this address. Your bill shows what is due."
          action={
            <LinkButton wide href={checkHref}>
              Go to your bill
            </LinkButton>
          }
          onRetry={onRetry}
        />
      )
  }
}
