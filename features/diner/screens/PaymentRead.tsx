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
      return <Outcome found={payment.value} checkHref={checkHref} onRetry={onRetry} paid={children} />
  }
}

type OutcomeProps = Pick<Props, 'checkHref' | 'onRetry'> & { found: LookedUp<Receipt>; paid: Props['children'] }

function Outcome({ found, checkHref, onRetry, paid }: OutcomeProps) {
  switch (found.outcome) {
    case 'paid':
      return paid(found.receipt)
    case 'declined':
    case 'closed':
    case 'refused':
      return (
        <FailureScreen
          title="No payment here"
          intro="Nothing was charged at this address. Your bill shows what is due."
          action={<ToBill href={checkHref} />}
          onRetry={onRetry}
        />
      )
    // It may still arrive, or be confirmed with the bank.
    case 'unknown':
    case 'requiresAction':
      return (
        <FailureScreen
          title="No payment here so far"
          intro="It has not been taken so far, but may be still. Look again in a moment; your bill shows what is due."
          action={<ToBill href={checkHref} />}
          onRetry={onRetry}
        />
      )
  }
}

const ToBill = ({ href }: { readonly href: string }) => (
  <LinkButton wide href={href}>
    Go to your bill
  </LinkButton>
)
