import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { type Outcome, paymentStepKey } from '../../payment/payment.ts'
import type { RunningPayment } from '../../payment/running.ts'
import { EarlierPaid } from '../../payment/screens/EarlierPaid.tsx'
import { EarlierPayment } from '../../payment/screens/EarlierPayment.tsx'
import { PaymentOutcome } from '../../payment/screens/PaymentOutcome.tsx'
import { FocusOnStepChange } from '../../shared/screens/FocusOnStepChange.tsx'
import type { PurchasePayment } from '../purchaseToPay.ts'
import type { StepProps } from './StepProps.ts'

export type EarlierPurchaseProps = Pick<RunningPayment<PurchasePayment>, 'send'> & { state: Outcome<PurchasePayment> }

/** An earlier visit's attempt comes first, before anything else is paid. */
export const EarlierPurchase = ({ state, send }: EarlierPurchaseProps) => (
  <FocusOnStepChange stepKey={paymentStepKey(state)}>
    <PublicPage>
      <PaymentOutcome state={state} send={send} />
    </PublicPage>
  </FocusOnStepChange>
)

type Props = StepProps<'readingPurchase'> & {
  /** The page on which the buyer chooses an option. */
  backHref: string
}

/** It was charged: what was bought is being read, or cannot be read. */
export const ReadingPurchase = ({ state: { attempt, receipt, isUnread }, send, backHref }: Props) => (
  <PublicPage>
    {isUnread ? (
      <EarlierPaid charged={receipt.charged ?? attempt.amount} email={receipt.email} send={send}>
        <Button wide icon="retry" onClick={() => send({ type: 'retry' })}>
          Show what was bought
        </Button>
        <LinkButton wide variant="soft" href={backHref}>
          See what else there is
        </LinkButton>
      </EarlierPaid>
    ) : (
      <EarlierPayment lookUp="asking" amount={attempt.amount} what={null} startedAt={attempt.startedAt ?? null} send={() => undefined} />
    )}
  </PublicPage>
)
