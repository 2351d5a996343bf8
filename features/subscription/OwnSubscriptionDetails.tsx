import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import type { Submission } from '../shared/api/answers/answer.ts'
import type { Remote } from '../shared/api/remote.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { AnswerLost, type Reading } from './AnswerLost.tsx'
import type { Charge } from './charges.ts'
import { ComingPriceNotice } from './ComingPriceNotice.tsx'
import {
  type Change,
  type ComingPrice,
  type OwnSubscription,
  type Renewal,
  keepingText,
  otherRenewal,
  renewalOf,
  subscriptionFacts,
  takesCard,
} from './ownSubscription.ts'
import { PastCharges } from './PastCharges.tsx'
import { StandingNotice } from './StandingNotice.tsx'

type Props = {
  subscription: OwnSubscription
  /** Whether its name is the heading. */
  isTitled: boolean
  /** Whether the page has no other one: its main action then sticks to a phone's window. */
  isOnly: boolean
  reading: Reading
  charges: Remote<readonly Charge[]>
  /** The last change of this one. */
  change: (Change & { readonly submission: Submission }) | null
  /** A change is being sent, of this one or of another. */
  isBusy: boolean
  onCancel: () => void
  onKeep: (agreed: Renewal) => void
  onChangeCard: () => void
  onAgree: (agreed: ComingPrice, consent: string) => void
  subscribeHref: string
  onRetry: () => void
  onRetryCharges: () => void
}

export function OwnSubscriptionDetails(props: Props) {
  const { subscription, isTitled, charges, onRetryCharges } = props
  const details = (
    <Stack space="lg">
      <Details {...props} />
      <PastCharges charges={charges} subscriptionId={subscription.id} of={isTitled ? subscription.name : null} onRetry={onRetryCharges} />
    </Stack>
  )
  return isTitled ? <Section title={subscription.name}>{details}</Section> : details
}

/** The news, the facts and the actions. */
function Details(props: Props) {
  const { subscription, isOnly, reading, change, isBusy, onChangeCard, onAgree, onRetry } = props
  const currency = useCurrency()
  const facts = subscriptionFacts(subscription, currency)
  const other = otherRenewal(subscription, change, currency)
  return (
    <Stack space="md">
      <StandingNotice subscription={subscription} change={change} />
      {subscription.standing.status === 'pastDue' && takesCard(subscription) && (
        <StickyFooter place="middle" still={!isOnly}>
          <Button wide disabled={isBusy} onClick={onChangeCard}>
            Use another card
          </Button>
        </StickyFooter>
      )}
      <ComingPriceNotice
        subscription={subscription}
        submission={change?.to === 'price' ? change.submission : null}
        isBusy={isBusy}
        onAgree={onAgree}
      />
      {facts.length > 0 && <DescriptionList items={facts} />}
      {other !== null ? (
        <Alert tone="warning" title="It renews, but not as you agreed" live="assertive">
          <Stack space="none" align="start">
            {other}
            <SupportLink />
          </Stack>
        </Alert>
      ) : (
        change?.submission.phase === 'unknown' && <AnswerLost {...reading} change={change} subscription={subscription} onRetry={onRetry} />
      )}
      <Actions {...props} />
    </Stack>
  )
}

function Actions({ subscription, change, isBusy, onCancel, onKeep, onChangeCard, subscribeHref }: Props) {
  const { status } = subscription.standing
  const renewal = renewalOf(subscription)
  const currency = useCurrency()
  if (status === 'ended')
    return (
      <LinkButton wide variant="soft" href={subscribeHref}>
        See the subscriptions
      </LinkButton>
    )
  if (status === 'canceled' && renewal === null)
    return (
      <Stack space="sm">
        <Text>To keep it after all, please ask our support.</Text>
        <SupportLink />
      </Stack>
    )
  return (
    <Stack space="sm">
      {change?.to === 'renew' && change.submission.phase === 'refused' && <SubmissionRefusal submission={change.submission} />}
      {status === 'active' && (
        <Button wide variant="soft" disabled={isBusy} onClick={onChangeCard}>
          Change the card
        </Button>
      )}
      {/* One button, so that the focus stays where the question was opened. */}
      <Button
        wide
        variant="soft"
        pending={change?.to === 'renew' && change.submission.phase === 'sending'}
        disabled={isBusy && change === null}
        onClick={renewal ? () => onKeep(renewal) : onCancel}>
        {status === 'canceled' ? 'Keep my subscription' : 'Cancel subscription'}
      </Button>
      {renewal && <Text>{keepingText(renewal, currency)}</Text>}
    </Stack>
  )
}
