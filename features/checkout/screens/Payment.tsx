import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { CardMethod } from '../../payment/attempt/attempt.ts'
import type { RunningPayment } from '../../payment/attempt/running.ts'
import { getChosenCard, PaymentForm } from '../../payment/screens/PaymentForm.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { goneMessage } from '../account.ts'
import type { PurchasePayment } from '../purchaseToPay.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { Consent } from '../../shared/screens/Consent.tsx'
import type { Order } from '../order.ts'
import { renewalText, rhythmText } from '../pricing/renewal.ts'
import { isFree, payLabel } from '../pricing/total.ts'
import { AlreadySubscribed } from './AlreadySubscribed.tsx'
import type { StepProps } from './StepProps.ts'

type Props = StepProps<'payment' | 'repricing'> & { payment: RunningPayment<PurchasePayment> }

/** Why the buyer must look again before they pay; null if nothing has changed. */
function getNotice(state: Props['state'], card: CardMethod | null): string | null {
  if (state.status === 'repricing') return null
  const gone = isFree(state.visit.order) ? null : goneMessage(card, state.visit.account)
  const notices = [gone, state.notice].filter((notice) => notice !== null)
  return notices.length === 0 ? null : notices.join(' ')
}

/** The subscriber's consent besides the terms; null for a single payment. */
const agreedTo = ({ billing, amount }: Order): string | null =>
  billing.interval === 'once' ? null : `${formatMoney(amount)} ${rhythmText(billing)} until you cancel`

/** The buyer chooses a card, and pays. */
export function Payment({ state, send, payment }: Props) {
  const { visit, buyer } = state
  const free = isFree(visit.order)
  const renewal = renewalText(visit.order)
  const card = getChosenCard(payment)
  return (
    <Screen title="Payment" intro={`${free ? 'There is nothing to pay. ' : ''}Your receipt goes to ${buyer.email}.`}>
      <PaymentForm
        payment={payment}
        payLabel={payLabel(visit.order)}
        byCard={!free}
        waiting={state.status === 'repricing' ? 'Reading the new total' : null}
        consent={<Consent by={free ? 'completing your order' : 'paying'} to={agreedTo(visit.order)} />}
        notice={getNotice(state, 'card' in payment.state ? payment.state.card : null)}
        after={
          <Stack space="none" align="start">
            <TextButton icon="edit" onClick={() => send({ type: 'back' })}>
              Change your details
            </TextButton>
            {/* The payment gateway's field cannot be restored. */}
            {!free && card.kind === 'newCard' && (
              <Text size="sm" tone="muted">
                If you go back, you will need to type your card again.
              </Text>
            )}
          </Stack>
        }>
        {renewal && (
          <Text size="sm" tone="muted">
            {renewal}
          </Text>
        )}
        <AlreadySubscribed visit={visit} />
      </PaymentForm>
    </Screen>
  )
}
