import { type ReactNode, useState } from 'react'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Slip } from '../../ui/Slip/Slip.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import type { Submission } from '../shared/api/answers/answer.ts'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import type { Remote } from '../shared/api/remote.ts'
import { formatMoneyShort } from '../shared/money/money.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { FailureScreen } from '../shared/screens/FailureScreen.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { type WaitProps, Waiting } from '../shared/screens/Waiting.tsx'
import { CancelSubscription } from './CancelSubscription.tsx'
import { OwnSubscriptionDetails } from './OwnSubscriptionDetails.tsx'
import type { Change, OwnSubscription, Standing } from './ownSubscription.ts'

export type OwnSubscriptionsProps = WaitProps & {
  subscriptions: Remote<readonly OwnSubscription[]>
  /** The subscription that the member is asked about before it is canceled; null for none. */
  asked: string | null
  onAsk: (id: string | null) => void
  /** The last change and what came of it; null before the first. */
  change: (Change & { readonly submission: Submission }) | null
  onChange: (change: Change) => void
  backHref: string
  subscribeHref: string
  onRetry: () => void
}

const title = 'Your subscription'

/** Another tab may have canceled it meanwhile: there is nothing to ask any more. */
const isRunning = ({ status }: Standing) => status === 'active' || status === 'unknown'

/** The subscriptions of the signed-in member: the next charge, and how to end it. */
export function OwnSubscriptionsScreen(props: OwnSubscriptionsProps) {
  const { subscriptions, asked, onAsk, change, onChange, backHref } = props
  const own = subscriptions.status === 'ready' ? subscriptions.value : []
  const [first] = own
  return (
    <PublicPage back={{ href: backHref, label: 'Back' }} slip={first && hasSlip(own) && <SubscriptionSlip {...first} />}>
      <Content {...props} />
      <CancelSubscription
        of={own.find(({ id, standing }) => id === asked && isRunning(standing)) ?? null}
        submission={change?.to === 'cancel' && change.id === asked ? change.submission : { phase: 'idle' }}
        onConfirm={(id) => onChange({ id, to: 'cancel' })}
        onClose={() => onAsk(null)}
      />
    </PublicPage>
  )
}

/** The slip of the only subscription says what it brings. */
const hasSlip = (own: readonly OwnSubscription[]) => own.length === 1 && own.some(({ credit, amount }) => (credit ?? amount) !== null)

const kickers = { monthly: 'Every month', yearly: 'Every year', canceled: 'Canceled', ended: 'Ended' } as const

function SubscriptionSlip({ name, credit, amount, rhythm, standing }: OwnSubscription) {
  const currency = useCurrency()
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
      title={credit === null ? name : 'Dining credit'}
    />
  )
}

/** Nobody has more: a page with thousands would not respond. */
const shownAtOnce = 50

const mayCharge = ({ standing }: OwnSubscription) => isRunning(standing)

type FirstProps = { own: readonly OwnSubscription[]; children: (subscription: OwnSubscription) => ReactNode }

/** The first of many subscriptions: those that may charge again, and then the others. */
function First({ own, children }: FirstProps) {
  const [count, setCount] = useState(shownAtOnce)
  const sorted = own.length > shownAtOnce ? [...own.filter(mayCharge), ...own.filter((each) => !mayCharge(each))] : own
  return (
    <Stack space="xl">
      {sorted.slice(0, count).map(children)}
      {own.length > count && (
        <Stack space="sm" align="start">
          <Text tone="muted">{`The first ${count} of ${own.length.toLocaleString('en-US')}.`}</Text>
          <TextButton onClick={() => setCount(count + shownAtOnce)}>Show more</TextButton>
        </Stack>
      )}
    </Stack>
  )
}

function Content({ subscriptions, onAsk, change, onChange, subscribeHref, onRetry, onTryAgain }: OwnSubscriptionsProps) {
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
      const { value: own, ...reading } = subscriptions
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
          <First own={own}>
            {(subscription) => (
              <OwnSubscriptionDetails
                key={subscription.id}
                subscription={subscription}
                isTitled={!hasSlip(own)}
                reading={reading}
                change={change?.id === subscription.id ? change : null}
                isBusy={change?.submission.phase === 'sending'}
                onCancel={() => onAsk(subscription.id)}
                onKeep={(agreed) => onChange({ id: subscription.id, to: 'renew', agreed })}
                subscribeHref={subscribeHref}
                onRetry={onRetry}
              />
            )}
          </First>
        </Screen>
      )
    }
  }
}
