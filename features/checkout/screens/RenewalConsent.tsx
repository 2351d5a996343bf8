import { Card } from '../../../ui/Card/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { isChoosing } from '../../payment/attempt/paymentState.ts'
import type { RunningPayment } from '../../payment/attempt/running.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { renewalConsent, renewalText, rhythmOfSum } from '../pricing/renewal.ts'
import type { PurchasePayment } from '../purchaseToPay.ts'
import type { StepProps } from '../checkout.ts'

export type PaymentProps = StepProps<'payment' | 'repricing'> & { payment: RunningPayment<PurchasePayment> }

/** The terms of a renewal in the size and contrast of its price, and the consent to them, above every way to pay. */
export function RenewalConsent({ state, send, payment }: PaymentProps) {
  const { order } = state.visit
  const consent = renewalConsent(order)
  const problem = payment.state.status === 'choosing' ? payment.state.problem : null
  const stopped = problem?.isBlocked && payment.answersPress ? problem : null
  if (consent === null) return null
  return (
    <Card tone="outlined">
      <Stack space="xs">
        <Text size="lg" weight="strong">
          {`${formatMoney(order.pay, order.currency)} now, ${order.pay === order.amount ? 'and ' : ''}${rhythmOfSum(order)}`}
        </Text>
        <Text>{renewalText(order)}</Text>
        <Text>You cancel online, under “Manage or cancel your subscription”.</Text>
        <Checkbox
          label={consent}
          error={stopped?.message}
          checked={state.status === 'payment' && state.agreedTo === consent}
          disabled={state.status === 'repricing' || !isChoosing(payment.state)}
          onChange={({ target }) => send({ type: 'renewalAgreed', agreedTo: target.checked ? consent : null })}
        />
      </Stack>
    </Card>
  )
}
