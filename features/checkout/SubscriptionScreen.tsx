import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TierList } from '../../ui/TierList/TierList.tsx'
import { readFailureLead } from '../shared/failureLead.ts'
import type { Remote } from '../shared/remote.ts'
import { formatMoneyShort } from '../shared/money.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'
import { Screen } from '../shared/Screen.tsx'
import { SupportLink } from '../shared/SupportLink.tsx'
import { type WaitProps, Waiting } from '../shared/Waiting.tsx'
import { hostMessages } from './hostMessages.ts'
import type { Order } from './order.ts'
import { renewalOf } from './renewal.ts'
import type { Elsewhere } from './screens/StepProps.ts'

export type SubscriptionScreenProps = WaitProps & {
  /** The subscriptions that are sold, as far as they have been read. */
  subscriptions: Remote<readonly Order[]>
  /** The checkout of one of them. */
  hrefOf: (option: PurchaseOption) => string
  elsewhere: Elsewhere
  onRetry: () => void
}

/** CHK-08: the buyer chooses a monthly or a yearly subscription. */
export const SubscriptionScreen = (props: SubscriptionScreenProps) => (
  <PublicPage>
    <Choice {...props} />
  </PublicPage>
)

function Choice({ subscriptions, hrefOf, elsewhere, onRetry, onTryAgain }: SubscriptionScreenProps) {
  if (subscriptions.status === 'loading') {
    return (
      <Screen title="Choose your subscription" lead="Every month, or once a year.">
        <Waiting label="Fetching the subscriptions" onTryAgain={onTryAgain} />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Screen>
    )
  }
  const isFailed = subscriptions.status === 'failed'
  if (isFailed || subscriptions.value.length === 0) {
    const message = isFailed
      ? { title: 'Something went wrong...', lead: readFailureLead(subscriptions.cause) }
      : { title: 'No subscription is sold just now', lead: 'Please come back later, or see what else there is.' }
    return (
      <Stack space="lg">
        <Illustration moment="sorry" />
        <Screen {...message}>
          {isFailed && (
            <Button wide icon="retry" onClick={onRetry}>
              Try again
            </Button>
          )}
          <LinkButton wide href={elsewhere.backHref} variant={isFailed ? 'soft' : 'solid'}>
            {hostMessages[elsewhere.host].back}
          </LinkButton>
          <SupportLink />
        </Screen>
      </Stack>
    )
  }
  return (
    <Screen title="Choose your subscription" lead="Every month, or once a year.">
      {subscriptions.value.map((order) => (
        <Section key={order.option.id} title={order.name} text={renewalOf(order) ?? ''}>
          <TierList tiers={[{ href: hrefOf(order.option), pay: formatMoneyShort(order.pay), get: formatMoneyShort(order.get) }]} />
        </Section>
      ))}
    </Screen>
  )
}
