import type { ReactNode } from 'react'
import type { LookedUp } from '../../payment/attempt/attempt.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { LoadingReceipt } from './LoadingReceipt.tsx'
import { OtherCharge } from '../../payment/screens/OtherCharge.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import { StillDue } from '../../bill/screens/StillDue.tsx'
import { PaidSlip } from '../../bill/screens/PaidSlip.tsx'
import { useCashName } from '../../bill/screens/useCashName.ts'
import { readFailureText } from '../../shared/api/answers/failureText.ts'
import type { Currency } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { getPaymentMade } from '../../bill/paid/paymentMade.ts'
import type { AgreedBill } from '../../bill/paying/agreedBill.ts'
import type { Receipt } from '../receipt.ts'

export type PaidProps = {
  receipt: Receipt
  /** The agreement on this device; null if it does not have the payment. */
  agreed: AgreedBill | null
}
/** The currency of the answer, or else of the agreement. */
export const usePaidCurrency = ({ receipt, agreed }: PaidProps): Currency => useCurrency(receipt.currency ?? agreed?.currency)

type Props = PaidProps & { title: string; intro: string; children: ReactNode }

/** Whether the answer has all that the slip shows. A proof has one source: what this device adds to it proves nothing. */
const isProof = ({ parts, restaurant, ticket }: Receipt): boolean => parts.length > 0 && restaurant !== null && ticket?.code != null

/** The payment as staff look at it. */
export function PaidReceipt({ receipt, agreed, live, itemised = false }: PaidProps & { live: boolean; itemised?: boolean }) {
  const cashName = useCashName()
  const currency = usePaidCurrency({ receipt, agreed })
  return (
    <PaidSlip
      payment={{ ...receipt, check: receipt.ticket?.code ?? agreed?.check ?? null }}
      made={getPaymentMade(receipt, agreed, currency, cashName)}
      ticket={itemised && receipt.ticket ? { ...receipt.ticket, currency } : null}
      restaurant={receipt.restaurant ?? agreed?.restaurant ?? null}
      address={receipt.address}
      live={live && isProof(receipt)}
    />
  )
}

export const getPaidReceipt = (payment: Remote<LookedUp<Receipt>>): Receipt | null =>
  payment.status === 'ready' && payment.value.outcome === 'paid' ? payment.value.receipt : null

export function PaymentFacts({ title, intro, children, receipt, agreed }: Props) {
  const currency = usePaidCurrency({ receipt, agreed })
  return (
    <Screen title={title} intro={intro}>
      <Stack space="lg">
        <OtherCharge charged={receipt.charged} agreed={agreed && agreed.breakdown.charged} currency={currency} />
        <StillDue rest={receipt.remaining} currency={currency} />
        {children}
      </Stack>
    </Screen>
  )
}

type ReadProps = { payment: Remote<LookedUp<Receipt>>; checkHref: string; onRetry: () => void; children: (receipt: Receipt) => ReactNode }

/** A payment that is read by its address. Nothing is paid here, with any result. */
export function PaymentRead({ payment, checkHref, onRetry, children }: ReadProps) {
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

type OutcomeProps = Pick<ReadProps, 'checkHref' | 'onRetry'> & { found: LookedUp<Receipt>; paid: ReadProps['children'] }

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
          intro="It hasn’t been charged so far, but it still could be. Look again in a moment: your bill shows what is due."
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
