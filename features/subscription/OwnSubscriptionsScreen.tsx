import { Slices } from '../../ui/List/Slices.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Slip } from '../../ui/Slip/Slip.tsx'
import { type Submission, idle } from '../shared/api/answers/answer.ts'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import type { Remote } from '../shared/api/remote.ts'
import { formatMoneyShort } from '../shared/money/money.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { FailureScreen } from '../shared/screens/FailureScreen.tsx'
import { FocusOnStepChange, Screen } from '../shared/screens/Screen.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { type WaitProps, Waiting } from '../shared/screens/Waiting.tsx'
import { OwnSubscriptionDetails } from './OwnSubscriptionDetails.tsx'
import type { Charge } from './charges.ts'
import { type CardWays, ChangeCard } from './ChangeCard.tsx'
import { type Change, type OwnSubscription, type SentChange, changeOf, mayCharge, subscriptionFacts, takesCard } from './ownSubscription.ts'
import { formatDay } from '../shared/dates/day.ts'
import { ConfirmWrite } from '../shared/screens/ConfirmWrite.tsx'

export type OwnSubscriptionsProps = WaitProps & {
  subscriptions: Remote<readonly OwnSubscription[]>
  /** The subscription that the member is asked about before it is canceled; null for none. */
  asked: string | null
  onAsk: (id: string | null) => void
  charges: Remote<readonly Charge[]>
  /** The subscription whose card is being changed; null for none. */
  changingCard: string | null
  onChangeCard: (id: string | null) => void
  cardWays: CardWays
  /** The last change and what came of it; null before the first. */
  change: SentChange | null
  onChange: (change: Change) => void
  backHref: string
  subscribeHref: string
  onRetry: () => void
  onRetryCharges: () => void
}

const title = 'Your subscription'

/** The subscriptions of the signed-in member: the next charge, and how to end it. */
export function OwnSubscriptionsScreen(props: OwnSubscriptionsProps) {
  const { subscriptions, asked, onAsk, change, onChange, changingCard, onChangeCard, cardWays, backHref } = props
  const own = subscriptions.status === 'ready' ? subscriptions.value : []
  const [first] = own
  // Another tab may have canceled it meanwhile: there is nothing to change or to ask any more.
  const ofCard = own.find((each) => each.id === changingCard && takesCard(each))
  const toCancel = own.find((each) => each.id === asked && mayCharge(each)) ?? null
  const submissionOf = (to: Change['to'], of: OwnSubscription | null): Submission => {
    const sent = changeOf(change, of)
    return sent?.to === to ? sent.submission : idle
  }
  return (
    <PublicPage back={{ href: backHref, label: 'Back' }} slip={!ofCard && first && hasSlip(own) && <SubscriptionSlip {...first} />}>
      <FocusOnStepChange stepKey={ofCard ? 'card' : ''}>
        {ofCard ? (
          <ChangeCard
            {...cardWays}
            subscription={ofCard}
            submission={submissionOf('card', ofCard)}
            onUse={(card, mandate) => onChange({ id: ofCard.id, to: 'card', card, mandate })}
            onBack={() => onChangeCard(null)}
          />
        ) : (
          <Content {...props} />
        )}
      </FocusOnStepChange>
      <CancelSubscription
        of={toCancel}
        submission={submissionOf('cancel', toCancel)}
        onConfirm={(id) => onChange({ id, to: 'cancel' })}
        onClose={() => onAsk(null)}
      />
    </PublicPage>
  )
}

/** The slip of the only subscription says what it brings. */
const hasSlip = (own: readonly OwnSubscription[]) => own.length === 1 && own.some(({ credit, amount }) => (credit ?? amount) !== null)

const kickers = { monthly: 'Every month', yearly: 'Every year', canceled: 'Canceled', ended: 'Ended' } as const

function SubscriptionSlip(subscription: OwnSubscription) {
  const { name, credit, amount, rhythm, standing } = subscription
  const currency = useCurrency()
  const facts = subscriptionFacts(subscription, currency)
  const shown = credit ?? amount
  if (shown === null) return null
  const isOver = standing.status === 'canceled' || standing.status === 'ended'
  const kicker = isOver ? standing.status : rhythm?.interval
  return (
    <Slip
      face="credit"
      label={name}
      kicker={kicker && kickers[kicker]}
      amount={formatMoneyShort(shown, currency)}
      title={credit === null ? name : 'Dining credit'}>
      {facts.length > 0 && <DescriptionList look="lines" items={facts} />}
    </Slip>
  )
}

/** Those that may charge again come before the others. */
const inOrder = (own: readonly OwnSubscription[]) => [...own.filter(mayCharge), ...own.filter((each) => !mayCharge(each))]

function Content(props: OwnSubscriptionsProps) {
  const { subscriptions, charges, onAsk, onChangeCard, change, onChange, subscribeHref, onRetry, onRetryCharges, onTryAgain } = props
  switch (subscriptions.status) {
    case 'loading':
      return (
        <Screen title={title}>
          <Waiting label="Getting your subscription" onTryAgain={onTryAgain} />
          <Skeleton shape="card" />
        </Screen>
      )
    case 'failed':
      return (
        <FailureScreen title="We can’t load your subscription" intro={readFailureText(subscriptions.cause)} onRetry={onRetry}>
          <SupportLink />
        </FailureScreen>
      )
    case 'ready': {
      const own = subscriptions.value
      if (own.length === 0)
        return (
          <Screen title="You have no subscription" intro="If you bought one with another email address, sign in with that address.">
            <LinkButton wide href={subscribeHref}>
              See the subscriptions
            </LinkButton>
            <SupportLink />
          </Screen>
        )
      return (
        <Screen title={own.length === 1 ? title : 'Your subscriptions'}>
          <Slices items={own.length > 50 ? inOrder(own) : own} space="xl">
            {(subscription) => (
              <OwnSubscriptionDetails
                key={subscription.id}
                subscription={subscription}
                isTitled={!hasSlip(own)}
                isOnly={own.length === 1}
                charges={charges}
                change={changeOf(change, subscription)}
                isBusy={change?.submission.phase === 'sending'}
                onCancel={() => onAsk(subscription.id)}
                onKeep={(agreed) => onChange({ id: subscription.id, to: 'renew', agreed })}
                onChangeCard={() => onChangeCard(subscription.id)}
                onAgree={(agreed, consent) => onChange({ id: subscription.id, to: 'price', agreed, consent })}
                subscribeHref={subscribeHref}
                onRetryCharges={onRetryCharges}
              />
            )}
          </Slices>
        </Screen>
      )
    }
  }
}

type CancelSubscriptionProps = {
  /** Null while nothing is asked. */
  of: OwnSubscription | null
  submission: Submission
  onConfirm: (id: string) => void
  onClose: () => void
}

/** The end in words. Nothing is paid for of one that is past due. */
function endText({ standing, paidThrough }: OwnSubscription): string {
  if (standing.status === 'pastDue') return 'ends now: its last renewal is not paid.'
  return `ends ${paidThrough === null ? 'after' : `on ${formatDay(paidThrough)},`} the last day that is paid for.`
}

/** The only question before a subscription is canceled: what ends, and when. The law allows no obstacle after it. */
const CancelSubscription = ({ of, submission, onConfirm, onClose }: CancelSubscriptionProps) => (
  <ConfirmWrite
    open={of !== null}
    title="Cancel your subscription?"
    text={
      of && (
        <span>
          “{of.name}” {endText(of)} Nothing is charged again, and your credit stays yours.
        </span>
      )
    }
    submission={submission}
    confirmLabel="Cancel subscription"
    cancelLabel="Go back"
    tone="danger"
    onConfirm={() => of && onConfirm(of.id)}
    onCancel={onClose}
  />
)
