import type { ReactNode } from 'react'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import type { Failure } from '../shared/api/answers/answer.ts'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { cardText } from '../payment/cardText.ts'
import { type Change, type OwnSubscription, type Standing, isAgreed } from './ownSubscription.ts'

/** Whether a newer answer is being read, and why the last one could not be. */
export type Reading = { readonly refreshing: boolean; readonly staleCause: Failure | null }

type Lost = Reading & { change: Change; subscription: OwnSubscription; onRetry: () => void }

type Texts = readonly [title: string, text: string]

const cardTooLate: Texts = ['Your card is not changed', 'it no longer renews.']

/** The changes that did not come about, as the subscription stands when it is read again. */
const notChanged: Readonly<Record<Change['to'], Partial<Record<Standing['status'], Texts>>>> = {
  cancel: {
    active: ['It is not canceled', 'it still renews. Please cancel it again.'],
    pastDue: ['It is not canceled', 'it has not ended. Please cancel it again.'],
  },
  renew: {
    ended: ['It has ended', 'it can no longer be kept.'],
    canceled: ['It still ends', 'it does not renew. Please press the button again.'],
    pastDue: ['Its renewal is not paid', 'it needs another card.'],
  },
  card: {
    pastDue: ['It is not paid', 'the renewal is still unpaid. Please choose your card again.'],
    canceled: cardTooLate,
    ended: cardTooLate,
  },
  price: { canceled: ['You have not agreed', 'it no longer renews.'], ended: ['You have not agreed', 'it has ended.'] },
}

const notAgreed: Texts = ['You have not agreed', 'the new price still waits for you. Please press the button again.']

const otherPrice: Texts = ['The price is another one', 'it is not the price that you agreed to. Please ask our support, or cancel.']

const changeTexts: Readonly<Record<Change['to'], string>> = {
  cancel: 'it is canceled',
  renew: 'it renews',
  card: 'your card is changed',
  price: 'your agreement has arrived',
}

/** The change has come about, as far as the subscription shows it; null where another part of the page says it. */
function changedText(change: Change, { card, standing }: OwnSubscription): string | null {
  switch (change.to) {
    case 'renew':
      return 'You keep your subscription: it renews.'
    case 'price':
      return 'You have agreed to the new price.'
    case 'card': {
      // The card that is charged already says its news itself.
      if (standing.status !== 'active') return null
      const isPaid = change.mandate.chargedNow !== null
      return `${isPaid ? 'Your renewal is paid. ' : ''}${card ? cardText(card) : 'A card'} is charged from now on. If that is not the card you chose, please change it again.`
    }
    case 'cancel':
      return null
  }
}

/** The answer to a change was lost: the subscription is read again, and what stands is said above the button that changes it. */
export function AnswerLost({ change, subscription, refreshing, staleCause, onRetry }: Lost): ReactNode {
  const { standing, comingPrice } = subscription
  if (refreshing)
    return (
      <Alert tone="info" live="polite">
        No answer came. We are reading how your subscription stands.
      </Alert>
    )
  if (staleCause !== null || standing.status === 'unknown')
    return (
      <Alert
        tone="warning"
        title={`We ${staleCause === null ? 'can’t see' : 'don’t know yet'} whether ${changeTexts[change.to]}`}
        live="assertive">
        <Stack space="none" align="start">
          {staleCause === null ? 'Please ask our support.' : 'No answer came, and your subscription could not be read again.'}
          {staleCause === null ? (
            <SupportLink />
          ) : (
            <TextButton icon="retry" onClick={onRetry}>
              Read it again
            </TextButton>
          )}
        </Stack>
      </Alert>
    )
  const isRetried = standing.status === 'pastDue' && standing.unpaid.isRetried
  const waits =
    change.to === 'price' && !isAgreed(subscription, change.agreed) ? (comingPrice?.needsConsent ? notAgreed : otherPrice) : undefined
  const not = isRetried && change.to === 'card' ? undefined : (notChanged[change.to][standing.status] ?? waits)
  if (not)
    return (
      <Alert tone="danger" title={not[0]} live="assertive">
        {`No answer came, so we read your subscription again: ${not[1]}`}
      </Alert>
    )
  const changed = changedText(change, subscription)
  return (
    changed !== null && (
      <Alert tone="success" live="polite">
        {changed}
      </Alert>
    )
  )
}
