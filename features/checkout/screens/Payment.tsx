import { Card } from '../../../ui/Card/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { CardMethod } from '../../payment/attempt/attempt.ts'
import { isChoosing } from '../../payment/attempt/paymentState.ts'
import type { RunningPayment } from '../../payment/attempt/running.ts'
import { getChosenCard, PaymentForm } from '../../payment/screens/PaymentForm.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { Consent } from '../../shared/screens/Consent.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { goneMessage } from '../account.ts'
import type { StepProps } from '../checkout.ts'
import { howToCancel, renewalConsent, renewalText, rhythmOfSum } from '../pricing/renewal.ts'
import { isFree, payLabel } from '../pricing/total.ts'
import type { PurchasePayment } from '../purchaseToPay.ts'
import type { ManageSubscriptionProps } from './ManageSubscription.tsx'
import { AlreadySubscribed } from './MemberNotes.tsx'
import { NotedTerms } from './PurchaseTerms.tsx'

type PaymentProps = StepProps<'payment' | 'repricing'> & { payment: RunningPayment<PurchasePayment> }

/** Why the buyer must look again before they pay; null if nothing has changed. */
function getNotice(state: PaymentProps['state'], card: CardMethod | null): string | null {
  if (state.status === 'repricing') return null
  const gone = isFree(state.visit.order) ? null : goneMessage(card, state.visit.account)
  const notices = [gone, state.notice].filter((notice) => notice !== null)
  return notices.length === 0 ? null : notices.join(' ')
}

/** The buyer chooses a card, and pays. */
export function Payment({ state, send, payment, manageHref }: PaymentProps & ManageSubscriptionProps) {
  const { visit, buyer } = state
  const free = isFree(visit.order)
  const card = getChosenCard(payment)
  return (
    <Screen title="Payment" intro={`${free ? 'There is nothing to pay. ' : ''}Your receipt goes to ${buyer.email}.`}>
      <PaymentForm
        payment={payment}
        payLabel={payLabel(visit.order)}
        byCard={!free}
        asksConsent={renewalConsent(visit.order) !== null}
        cardKeptFor={visit.order.billing.interval === 'once' ? 'nothing' : 'renewals'}
        waiting={state.status === 'repricing' ? 'Reading the new total' : null}
        consent={<Consent by={free ? 'completing your order' : 'paying'} />}
        notice={getNotice(state, 'card' in payment.state ? payment.state.card : null)}
        after={
          <Stack space="none" align="start">
            {/* The payment gateway's field cannot be restored. */}
            {!free && card.kind === 'newCard' && (
              <Text size="sm" tone="muted">
                If you go back, you will need to type your card again.
              </Text>
            )}
            <TextButton icon="edit" onClick={() => send({ type: 'back' })}>
              Change your details
            </TextButton>
          </Stack>
        }>
        <NotedTerms order={visit.order} />
        <AlreadySubscribed visit={visit} manageHref={manageHref} />
        <RenewalConsent state={state} send={send} payment={payment} />
      </PaymentForm>
    </Screen>
  )
}

/** The terms of a renewal in the size and contrast of its price, and the consent to them, above every way to pay. */
function RenewalConsent({ state, send, payment }: PaymentProps) {
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
        <Text>{howToCancel}</Text>
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
