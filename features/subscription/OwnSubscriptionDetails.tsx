import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { RowButton } from '../../ui/List/RowButton.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import type { Submission } from '../shared/api/answers/answer.ts'
import type { Remote } from '../shared/api/remote.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import type { Charge } from './charges.ts'
import {
  type ComingPrice,
  type OwnSubscription,
  type Renewal,
  type SentChange,
  keepingText,
  otherRenewal,
  renewalOf,
  subscriptionFacts,
  isPaid,
  takesCard,
  mayCharge,
} from './ownSubscription.ts'
import { PastCharges } from './PastCharges.tsx'
import { deadlineText } from '../checkout/pricing/renewal.ts'
import { comingPriceText } from './mandate.ts'
import { declineMessage } from '../payment/attempt/problem.ts'
import { formatDay } from '../shared/dates/day.ts'
import { formatMoney } from '../shared/money/money.ts'
import { cardText } from '../payment/cardText.ts'

type Props = {
  subscription: OwnSubscription
  /** Whether its name is the heading. */
  isTitled: boolean
  /** Whether the page has no other one: its main action then sticks to a phone's window. */
  isOnly: boolean
  charges: Remote<readonly Charge[]>
  /** The last change of this one. */
  change: SentChange | null
  /** A change is being sent, of this one or of another. */
  isBusy: boolean
  onCancel: () => void
  onKeep: (agreed: Renewal) => void
  onChangeCard: () => void
  onAgree: (agreed: ComingPrice, consent: string) => void
  subscribeHref: string
  onRetryCharges: () => void
}

export function OwnSubscriptionDetails(props: Props) {
  const { subscription, isTitled, charges, onRetryCharges } = props
  const past = (
    <PastCharges charges={charges} subscriptionId={subscription.id} of={isTitled ? subscription.name : null} onRetry={onRetryCharges} />
  )
  return isTitled ? (
    <Section title={subscription.name}>
      <Stack space="lg">
        <Details {...props} />
        {past}
      </Stack>
    </Section>
  ) : (
    <Split space="lg" shares="beside">
      <Details {...props} />
      {past}
    </Split>
  )
}

/** The news, the facts and the actions. */
function Details(props: Props) {
  const { subscription, isTitled, isOnly, change, isBusy, onChangeCard, onAgree } = props
  const currency = useCurrency()
  // The slip has those of a single one.
  const facts = isTitled ? subscriptionFacts(subscription, currency) : []
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
      {other !== null && (
        <Alert tone="warning" title="It renews, but not as you agreed" live="assertive">
          <Stack space="none" align="start">
            {other}
            <SupportLink />
          </Stack>
        </Alert>
      )}
      <Actions {...props} />
    </Stack>
  )
}

function Actions({ subscription, change, isBusy, onCancel, onKeep, onChangeCard, subscribeHref }: Props) {
  const { card, cancelBy } = subscription
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
      {change?.to === 'renew' && status === 'canceled' && <SubmissionRefusal submission={change.submission} />}
      <div>
        {status === 'active' && (
          <RowButton label="Change the card" value={card && cardText(card)} disabled={isBusy} onClick={onChangeCard} />
        )}
        {/* One button, so that the focus stays where the question was opened. */}
        <RowButton
          label={status === 'canceled' ? 'Keep my subscription' : 'Cancel subscription'}
          value={status === 'active' && cancelBy ? `by ${formatDay(cancelBy)}` : null}
          pending={change?.to === 'renew' && change.submission.phase === 'sending'}
          disabled={isBusy && change === null}
          onClick={renewal ? () => onKeep(renewal) : onCancel}
        />
      </div>
      {renewal && <Text>{keepingText(renewal, currency)}</Text>}
    </Stack>
  )
}

type ComingPriceNoticeProps = {
  subscription: OwnSubscription
  /** The last submission of the consent; null for none. */
  submission: Submission | null
  isBusy: boolean
  onAgree: (agreed: ComingPrice, consent: string) => void
}

/**
 * The law asks for a notice before a higher price, or for consent to it. The button weighs no more than the one that cancels; nothing is
 * agreed to by doing nothing.
 */
function ComingPriceNotice({ subscription, submission, isBusy, onAgree }: ComingPriceNoticeProps) {
  const currency = useCurrency()
  const price = subscription.comingPrice
  const isRunning = mayCharge(subscription)
  if (price === null || !(isRunning || renewalOf(subscription))) return null
  const text = comingPriceText(subscription, price, currency)
  return (
    <Stack space="sm">
      <Alert tone="info" title={isRunning ? 'Your price changes' : 'If you keep it, the price changes'}>
        {text} {isRunning && !price.needsConsent && price.cancelBy !== null && `Cancel by ${deadlineText(price.cancelBy)}.`}
        {price.needsConsent && 'It is charged only if you agree to it.'}
      </Alert>
      {submission?.phase === 'idle' && (
        <Alert tone="success" live="polite">
          You have agreed to the new price.
        </Alert>
      )}
      {isRunning && price.needsConsent && (
        <>
          {submission && <SubmissionRefusal submission={submission} />}
          <Button
            wide
            variant="soft"
            pending={submission?.phase === 'sending'}
            disabled={isBusy && submission?.phase !== 'sending'}
            onClick={() => onAgree(price, text)}>
            Agree to the new price
          </Button>
        </>
      )}
    </Stack>
  )
}

type StandingNoticeProps = {
  subscription: OwnSubscription
  /** The last change of this one. */
  change: SentChange | null
}

/** The news of a subscription, before its facts: that it ends, that a renewal is not paid, that another card is charged. */
function StandingNotice({ subscription, change }: StandingNoticeProps) {
  const { standing, paidThrough } = subscription
  const currency = useCurrency()
  const card = subscription.card && cardText(subscription.card)
  const given = change?.to === 'card' && (change.submission.phase === 'idle' || isPaid(change, subscription)) ? change.mandate : null
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
