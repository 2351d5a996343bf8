import type { Country } from '../../../themes/enterprise.ts'
import { Card } from '../../../ui/Card/Card.tsx'
import { PaymentScreen } from '../../payment/PaymentScreen.tsx'
import type { RunningPayment } from '../../payment/attempt/running.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { CreateStepper } from '../draft/CreateSteps.tsx'
import type { CreateStep } from '../address.ts'
import type { CheckedRun, GiftOrder } from './giftOrder.ts'
import type { DraftPayment } from './orderSteps.ts'
import { OrderReview } from './OrderReview.tsx'

export type PayScreenProps = {
  payment: RunningPayment<DraftPayment>
  country: Country
  order: Pick<GiftOrder, 'amount' | 'timeZone' | 'purchaseOrder' | 'recipients'>
  dryRun: Remote<CheckedRun>
  onRetry: () => void
  onStep: (step: CreateStep) => void
}

/** The order's summary, with the payment beside it. The page shows the receipt. */
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
    paid={() => null}
  />
)
