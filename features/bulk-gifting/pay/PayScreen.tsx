import type { Country } from '../../../themes/enterprise.ts'
import { Card } from '../../../ui/Card/Card.tsx'
import type { Paying } from '../../payment/gate.ts'
import { PaymentScreen } from '../../payment/PaymentScreen.tsx'
import type { Payable } from '../../payment/payable.ts'
import type { RunningPayment } from '../../payment/running.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { type CreateStep, CreateStepper } from '../draft/CreateSteps.tsx'
import type { CheckedRun, GiftOrder, GiftReceipt } from './giftOrder.ts'
import { OrderReview } from './OrderReview.tsx'

/** The payment of an order. It is recorded by its draft alone: recipients are other people's addresses. */
export type DraftPayment = {
  what: Payable & { readonly draft: string; readonly buyer?: string | undefined }
  details: GiftOrder
  receipt: GiftReceipt
  because: never
}

type Given = {
  readonly reference: Omit<DraftPayment['what'], 'amount'>
  readonly order: GiftOrder
  readonly dryRun: Remote<CheckedRun>
  /** The page's own estimate, shown before the server has answered. */
  readonly expected: Cents
}

/** The payment that the buyer may make now: only of an order that the server has checked (BLK-10). */
export function orderToPay({ reference, order, dryRun, expected }: Given): Paying<DraftPayment> {
  switch (dryRun.status) {
    case 'loading':
      return { blocked: 'Your order is still being checked. Please wait a moment.', amount: expected }
    case 'failed':
      return { blocked: 'We could not check your order, so nothing can be paid yet. Please try again.', amount: expected }
    case 'ready': {
      const { problem, total: amount } = dryRun.value
      return problem === null ? { what: { ...reference, amount }, details: order, asks: [] } : { blocked: problem, amount }
    }
  }
}

export type PayScreenProps = {
  payment: RunningPayment<DraftPayment>
  country: Country
  order: Pick<GiftOrder, 'amount' | 'timeZone'>
  dryRun: Remote<CheckedRun>
  /** Tries the order again. */
  onRetry: () => void
  onStep: (step: CreateStep) => void
}

/** What will be sent, to how many, for how much; beside it the payment. The page shows the receipt. */
export const PayScreen = ({ country, order, dryRun, onRetry, onStep, payment }: PayScreenProps) => (
  <PaymentScreen
    payment={payment}
    title="Check and pay"
    intro="Nothing is sent or charged before you pay."
    above={<CreateStepper step="pay" onStep={onStep} />}
    beside={
      <Card>
        <OrderReview country={country} order={order} dryRun={dryRun} onRetry={onRetry} onStep={onStep} />
      </Card>
    }
    {...(payment.amount !== null && { payLabel: `Pay ${formatMoney(payment.amount, country)}` })}
    paid={() => null}
  />
)
