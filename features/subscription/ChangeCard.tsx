import { useState } from 'react'
import { Card } from '../../ui/Card/Card.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import type { CardMethod, PaymentTypes, SavedCards } from '../payment/attempt/attempt.ts'
import type { CardSlot, RunningPayment } from '../payment/attempt/running.ts'
import { PaymentForm } from '../payment/screens/PaymentForm.tsx'
import { type Submission, getProblem } from '../shared/api/answers/answer.ts'
import { formatMoney } from '../shared/money/money.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import { cardText } from '../payment/cardText.ts'
import { mandateFor } from './mandate.ts'
import type { Mandate, OwnSubscription } from './ownSubscription.ts'

/** The cards that the member can give. */
export type CardWays = { readonly cards: SavedCards; readonly card: CardSlot }

type Props = CardWays & {
  subscription: OwnSubscription
  submission: Submission
  onUse: (card: CardMethod, mandate: Mandate) => void
  onBack: () => void
}

/** The member gives another card for the renewals, and pays one that is not paid. The server knows the sum: no attempt is recorded. */
export function ChangeCard({ subscription, cards, card, submission, onUse, onBack }: Props) {
  const currency = useCurrency()
  const [chosen, setChosen] = useState<CardMethod | null>(null)
  const now = mandateFor(subscription, currency)
  // The words that the member reads: a newer read does not change the sum under a finger.
  const [mandate, setMandate] = useState(now)
  const hasChanged = now.text !== mandate.text
  // A refusal of a sum that is another one now: the notice names it.
  const isSaid = hasChanged && submission.phase === 'refused' && submission.status === 412
  const message = getProblem(submission)
  const isPaying = mandate.chargedNow !== null
  const label = mandate.chargedNow === null ? 'Use this card' : `Pay ${formatMoney(mandate.chargedNow, currency)}`
  const payment: RunningPayment<PaymentTypes> = {
    state: {
      status: 'choosing',
      // No saved card is charged from now on that the member has not chosen.
      card: chosen ?? (cards === 'loading' ? null : { kind: 'newCard' }),
      problem: message !== null && !isSaid ? { on: 'card', message } : null,
    },
    send: (event) => event.type === 'methodChosen' && setChosen(event.method),
    sum: null,
    mayPay: true,
    cards,
    card,
    wallets: { kind: 'none' },
    onPay: (method) => {
      if (hasChanged) setMandate(now)
      else if (method.kind !== 'noCard') {
        // The next press sends the same card, also if a newer read says that it is charged already.
        setChosen(method)
        onUse(method, mandate)
      }
    },
    onAnswer: () => {},
  }
  return (
    <Screen
      eyebrow={subscription.name}
      title={isPaying ? 'Use another card' : 'Change the card'}
      intro={subscription.card && `So far: ${cardText(subscription.card)}.`}>
      <PaymentForm
        payment={payment}
        payLabel={label}
        cardLabel={isPaying ? 'Pay with' : 'Charge from now on'}
        cardKeptFor="renewals"
        notice={hasChanged ? `This has changed, and nothing was charged. Now: ${now.text} Press again to agree to it.` : null}
        waiting={submission.phase === 'sending' ? (isPaying ? 'Charging your card' : 'Changing your card') : null}
        after={
          <TextButton icon="back" onClick={onBack}>
            Back to your subscription
          </TextButton>
        }>
        <Card tone="outlined">
          <Text>{`By pressing “${label}” you agree: ${mandate.text}`}</Text>
        </Card>
      </PaymentForm>
    </Screen>
  )
}
