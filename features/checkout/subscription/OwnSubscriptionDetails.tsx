import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { Failure, Submission } from '../../shared/api/answers/answer.ts'
import { formatDay } from '../../shared/dates/day.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { type Change, type OwnSubscription, subscriptionFacts } from './ownSubscription.ts'

type Reading = { readonly refreshing: boolean; readonly staleCause: Failure | null }

type Props = {
  subscription: OwnSubscription
  reading: Reading
  /** The last change of this one. */
  change: (Change & { readonly submission: Submission }) | null
  /** A change is being sent, of this one or of another. */
  isBusy: boolean
  onCancel: () => void
  onKeep: () => void
  subscribeHref: string
  onRetry: () => void
}

export function OwnSubscriptionDetails({ subscription, reading, change, isBusy, onCancel, onKeep, subscribeHref, onRetry }: Props) {
  const { name, standing, paidThrough, amount } = subscription
  const isCanceled = standing.status === 'canceled'
  return (
    <Section title={name}>
      <Stack space="md">
        {change?.submission.phase === 'unknown' && <AnswerLost {...reading} onRetry={onRetry} />}
        {isCanceled && (
          <Alert tone="success" title={`Canceled: it ends on ${formatDay(paidThrough)}`} live="polite">
            Your credit stays yours. Until that day you can keep the subscription after all.
          </Alert>
        )}
        <DescriptionList items={subscriptionFacts(subscription)} />
        {standing.status === 'ended' ? (
          <LinkButton wide variant="soft" href={subscribeHref}>
            See the subscriptions
          </LinkButton>
        ) : (
          <Stack space="sm">
            {change?.to === 'renew' && change.submission.phase === 'refused' && <SubmissionRefusal submission={change.submission} />}
            {/* One button, so that the focus stays where the question was opened. */}
            <Button
              wide
              variant="soft"
              pending={change?.to === 'renew' && change.submission.phase === 'sending'}
              disabled={isBusy && change === null}
              onClick={isCanceled ? onKeep : onCancel}>
              {isCanceled ? 'Keep my subscription' : 'Cancel subscription'}
            </Button>
            {isCanceled && (
              <Text>
                If you keep it, {formatMoney(amount)} is charged on {formatDay(standing.nextCharge)}.
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </Section>
  )
}

/** The answer to a change was lost: what the page shows is read again, never guessed. */
function AnswerLost({ refreshing, staleCause, onRetry }: Reading & { onRetry: () => void }): ReactNode {
  if (refreshing)
    return (
      <Alert tone="info" live="polite">
        No answer came. We are reading how your subscription stands.
      </Alert>
    )
  return staleCause === null ? (
    <Alert tone="info" live="polite">
      No answer came, so we read your subscription again. This is how it stands now.
    </Alert>
  ) : (
    <Alert tone="warning" title="We don’t know yet whether it changed" live="polite">
      <Stack space="none" align="start">
        No answer came, and your subscription could not be read again.
        <TextButton icon="retry" onClick={onRetry}>
          Read it again
        </TextButton>
      </Stack>
    </Alert>
  )
}
