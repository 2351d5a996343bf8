import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { CardMethod } from '../../payment/attempt/attempt.ts'
import { getChosenCard, PaymentForm } from '../../payment/screens/PaymentForm.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { goneMessage } from '../account.ts'
import { Consent } from '../../shared/screens/Consent.tsx'
import { isFree, payLabel } from '../pricing/total.ts'
import { AlreadySubscribed } from './AlreadySubscribed.tsx'
import type { ManageSubscriptionProps } from './ManageSubscription.tsx'
import { NotedTerms } from './GiftTerms.tsx'
import { type PaymentProps, RenewalConsent } from './RenewalConsent.tsx'

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
