import { Alert } from '../../ui/Alert/Alert.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { declineMessage } from '../payment/attempt/problem.ts'
import type { Submission } from '../shared/api/answers/answer.ts'
import { formatDay } from '../shared/dates/day.ts'
import { formatMoney } from '../shared/money/money.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { cardText } from '../payment/cardText.ts'
import { type Change, type OwnSubscription, renewalOf } from './ownSubscription.ts'

type Props = {
  subscription: OwnSubscription
  /** The last change of this one. */
  change: (Change & { readonly submission: Submission }) | null
}

/** The news of a subscription, before its facts: that it ends, that a renewal is not paid, that another card is charged. */
export function StandingNotice({ subscription, change }: Props) {
  const { standing, paidThrough } = subscription
  const currency = useCurrency()
  const card = subscription.card && cardText(subscription.card)
  const given = change?.to === 'card' && change.submission.phase === 'idle' ? change.mandate : null
  switch (standing.status) {
    case 'active':
      if (given === null) return null
      return given.chargedNow === null ? (
        <Alert tone="success" live="polite" title="Your card is changed">
          From now on {card ?? 'your new card'} is charged.
        </Alert>
      ) : (
        <Alert tone="success" live="polite" title={`Paid: ${formatMoney(given.chargedNow, currency)}`}>
          {card ?? 'Your new card'} was charged. Your subscription goes on.
        </Alert>
      )
    case 'pastDue': {
      const { amount, day, declineCode, payBy, isRetried } = standing.unpaid
      const sum = formatMoney(amount, currency)
      if (isRetried)
        return (
          <Alert tone="info" live="polite" title="Your new card is being charged">
            {sum} for the renewal of {formatDay(day)}. This can take a moment: the outcome appears here.
          </Alert>
        )
      return (
        <Alert
          tone="danger"
          live={given ? 'assertive' : 'off'}
          title={given ? 'Your new card could not be charged' : `Your renewal of ${formatDay(day)} is not paid`}>
          <Stack space="xs">
            <span>
              We could not charge {sum} to {card ?? 'your card'}. {declineMessage({ kind: 'savedCard' }, declineCode ?? '')}
            </span>
            {payBy !== null && <span>If it is not paid by {formatDay(payBy)}, your subscription ends then. Your credit stays yours.</span>}
          </Stack>
        </Alert>
      )
    }
    case 'canceled':
      return (
        <Alert
          tone="success"
          title={paidThrough === null ? 'Canceled: nothing is charged again' : `Canceled: it ends on ${formatDay(paidThrough)}`}
          live="polite">
          Your credit stays yours.{renewalOf(subscription) && ' Until that day you can keep the subscription after all.'}
        </Alert>
      )
    case 'unknown':
      return <Alert tone="info">We can’t see whether it renews. You can cancel it here.</Alert>
    case 'ended':
      return null
  }
}
