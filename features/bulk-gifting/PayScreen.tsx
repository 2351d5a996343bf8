import type { Country } from '../../themes/enterprise.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Stepper } from '../../ui/Stepper/Stepper.tsx'
import { PaymentScreen, type PaymentScreenProps } from '../payment/PaymentScreen.tsx'
import type { Payable } from '../payment/payment.ts'
import { formatMoney } from '../shared/money/money.ts'
import type { Remote } from '../shared/api/remote.ts'
import { type CreateStep, createSteps } from './CreateSteps.tsx'
import type { DryRun, GiftOrder, GiftReceipt } from './order.ts'
import { OrderCheck } from './OrderCheck.tsx'

/** What is paid, and the draft that it pays for. */
export type DraftPayment = Payable & { readonly draft: string }

export type PayScreenProps = Omit<
  PaymentScreenProps<DraftPayment, GiftReceipt>,
  'title' | 'lead' | 'children' | 'beside' | 'mayPay' | 'payLabel' | 'paid'
> & {
  country: Country
  order: Pick<GiftOrder, 'amount' | 'timeZone'>
  dryRun: Remote<DryRun>
  /** Tries the order again. */
  onRetry: () => void
  onStep: (step: CreateStep) => void
}

/** BLK-10: what will be sent, to how many, for how much; beside it the payment. The page shows the receipt. */
export const PayScreen = ({ country, order, dryRun, onRetry, onStep, ...payment }: PayScreenProps) => (
  <Stack space="xl">
    <Stepper
      label="Your order"
      steps={['Recipients', 'Gift', 'Pay']}
      current={createSteps.indexOf('pay')}
      onGoBack={(index) => onStep(createSteps[index] ?? 'recipients')}
    />
    <PaymentScreen
      {...payment}
      title="Check and pay"
      lead="Nothing is sent or charged before you pay."
      beside={
        <Card>
          <OrderCheck country={country} order={order} dryRun={dryRun} onRetry={onRetry} />
        </Card>
      }
      mayPay={dryRun.status === 'ready'}
      payLabel={`Pay ${formatMoney(payment.what.amount, country)}`}
      paid={() => null}
    />
  </Stack>
)
