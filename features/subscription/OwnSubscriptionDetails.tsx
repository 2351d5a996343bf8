import type { ReactNode } from 'react'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import type { Failure, Submission } from '../shared/api/answers/answer.ts'
import { formatDay } from '../shared/dates/day.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import {
  type Change,
  type OwnSubscription,
  type Renewal,
  type Standing,
  keepingText,
  otherRenewal,
  renewalOf,
  subscriptionFacts,
} from './ownSubscription.ts'

type Reading = { readonly refreshing: boolean; readonly staleCause: Failure | null }

type Props = {
  subscription: OwnSubscription
  /** Whether its name is the heading. */
  isTitled: boolean
  reading: Reading
  /** The last change of this one. */
  change: (Change & { readonly submission: Submission }) | null
  /** A change is being sent, of this one or of another. */
  isBusy: boolean
  onCancel: () => void
  onKeep: (agreed: Renewal) => void
  subscribeHref: string
  onRetry: () => void
}

export function OwnSubscriptionDetails({ isTitled, ...props }: Props) {
  const details = <Details {...props} />
  return isTitled ? <Section title={props.subscription.name}>{details}</Section> : details
}

function Details({ subscription, reading, change, isBusy, onCancel, onKeep, subscribeHref, onRetry }: Omit<Props, 'isTitled'>) {
  const { standing, paidThrough } = subscription
  const isCanceled = standing.status === 'canceled'
  const currency = useCurrency()
  const renewal = renewalOf(subscription)
  const facts = subscriptionFacts(subscription, currency)
  const other = otherRenewal(subscription, change, currency)
  return (
    <Stack space="md">
      {isCanceled && (
        <Alert
          tone="success"
          title={paidThrough === null ? 'Canceled: nothing is charged again' : `Canceled: it ends on ${formatDay(paidThrough)}`}
          live="polite">
          Your credit stays yours.{renewal && ' Until that day you can keep the subscription after all.'}
        </Alert>
      )}
      {standing.status === 'unknown' && <Alert tone="info">We can’t see whether it renews. You can cancel it here.</Alert>}
      {facts.length > 0 && <DescriptionList items={facts} />}
      {other !== null ? (
        <Alert tone="warning" title="It renews, but not as you agreed" live="assertive">
          <Stack space="none" align="start">
            {other}
            <SupportLink />
          </Stack>
        </Alert>
      ) : (
        change?.submission.phase === 'unknown' && <AnswerLost {...reading} to={change.to} standing={standing} onRetry={onRetry} />
      )}
      {standing.status === 'ended' ? (
        <LinkButton wide variant="soft" href={subscribeHref}>
          See the subscriptions
        </LinkButton>
      ) : isCanceled && renewal === null ? (
        <Stack space="sm">
          <Text>To keep it after all, please ask our support.</Text>
          <SupportLink />
        </Stack>
      ) : (
        <Stack space="sm">
          {change?.to === 'renew' && change.submission.phase === 'refused' && <SubmissionRefusal submission={change.submission} />}
          {/* One button, so that the focus stays where the question was opened. */}
          <Button
            wide
            variant="soft"
            pending={change?.to === 'renew' && change.submission.phase === 'sending'}
            disabled={isBusy && change === null}
            onClick={renewal ? () => onKeep(renewal) : onCancel}>
            {isCanceled ? 'Keep my subscription' : 'Cancel subscription'}
          </Button>
          {renewal && <Text>{keepingText(renewal, currency)}</Text>}
        </Stack>
      )}
    </Stack>
  )
}

type Lost = Reading & { to: Change['to']; standing: Standing; onRetry: () => void }

/** The changes that did not come about, as the subscription stands when it is read again. */
const notChanged: Readonly<Record<Change['to'], Partial<Record<Standing['status'], readonly [title: string, text: string]>>>> = {
  cancel: { active: ['It is not canceled', 'it still renews. Please cancel it again.'] },
  renew: {
    ended: ['It has ended', 'it can no longer be kept.'],
    canceled: ['It still ends', 'it does not renew. Please press the button again.'],
  },
}

/** The answer to a change was lost: the subscription is read again, and what stands is said above the button that changes it. */
function AnswerLost({ to, standing, refreshing, staleCause, onRetry }: Lost): ReactNode {
  if (refreshing)
    return (
      <Alert tone="info" live="polite">
        No answer came. We are reading how your subscription stands.
      </Alert>
    )
  const change = to === 'cancel' ? 'it is canceled' : 'it renews'
  if (staleCause !== null || standing.status === 'unknown')
    return (
      <Alert tone="warning" title={`We ${staleCause === null ? 'can’t see' : 'don’t know yet'} whether ${change}`} live="assertive">
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
  const not = notChanged[to][standing.status]
  if (not)
    return (
      <Alert tone="danger" title={not[0]} live="assertive">
        {`No answer came, so we read your subscription again: ${not[1]}`}
      </Alert>
    )
  // A cancellation that has arrived is said above.
  return (
    to === 'renew' && (
      <Alert tone="success" live="polite">
        You keep your subscription: it renews.
      </Alert>
    )
  )
}
