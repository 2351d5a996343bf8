import { Slices } from '../../ui/List/Slices.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TierList } from '../../ui/TierList/TierList.tsx'
import type { PageLinks } from '../checkout/hosts.ts'
import type { Order, Product } from '../checkout/order.ts'
import { renewalText, rhythmOfSum } from '../checkout/pricing/renewal.ts'
import { ManageSubscription } from '../checkout/screens/ManageSubscription.tsx'
import { Unavailable } from '../checkout/screens/Unavailable.tsx'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import type { Remote } from '../shared/api/remote.ts'
import type { HostPrefix } from '../shared/links/hostPrefix.ts'
import { formatMoneyShort } from '../shared/money/money.ts'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'
import { PassMapLink } from '../shared/screens/PassMapLink.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { type WaitProps, Waiting } from '../shared/screens/Waiting.tsx'

export type SubscriptionScreenProps = WaitProps & {
  /** The subscriptions that are sold, as far as they have been read. */
  subscriptions: Remote<readonly Order[]>
  /** The checkout of one of them. */
  hrefOf: (option: PurchaseOption) => string
  links: PageLinks
  onRetry: () => void
}

const intros: Readonly<Record<HostPrefix, string>> = {
  give: 'For your own meals: every month, or once a year.',
  pass: 'Dine with your pass: every month, or once a year.',
  plain: 'Every month, or once a year.',
}

/** The intro, before and after these products were read. */
export const subscribeIntro = (host: HostPrefix, products: readonly Product[]): string =>
  intros[host === 'pass' && !products.includes('pass') ? 'plain' : host]

/** The buyer chooses a monthly or a yearly subscription. */
export const SubscriptionScreen = (props: SubscriptionScreenProps) => (
  <PublicPage back={{ href: props.links.backHref, label: 'Back' }}>
    <Choice {...props} />
  </PublicPage>
)

function Choice({ subscriptions, hrefOf, links, onRetry, onTryAgain }: SubscriptionScreenProps) {
  if (subscriptions.status === 'loading') {
    return (
      <Screen title="Choose your subscription" intro={subscribeIntro(links.host, [])}>
        <Waiting label="Fetching the subscriptions" onTryAgain={onTryAgain} />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Screen>
    )
  }
  if (subscriptions.status === 'failed') {
    return <Unavailable intro={readFailureText(subscriptions.cause)} links={links} onRetry={onRetry} />
  }
  if (subscriptions.value.length === 0) {
    return (
      <Unavailable
        title="No subscriptions are available right now"
        intro="Please come back later, or see what else there is."
        links={links}
      />
    )
  }
  return (
    <Screen
      title="Choose your subscription"
      intro={subscribeIntro(
        links.host,
        subscriptions.value.map(({ product }) => product),
      )}>
      <Slices items={subscriptions.value} space="lg">
        {(order) => (
          <Section key={order.option.id} title={order.name}>
            <TierList
              tiers={[
                {
                  href: hrefOf(order.option),
                  pay: `${formatMoneyShort(order.pay, order.currency)} ${rhythmOfSum(order) ?? ''}`.trim(),
                  get: formatMoneyShort(order.get, order.currency),
                },
              ]}
            />
            <Text size="xs" tone="muted">
              {renewalText(order) ?? ''}
            </Text>
          </Section>
        )}
      </Slices>
      <PassMapLink {...links} />
      <ManageSubscription manageHref={links.manageHref} />
    </Screen>
  )
}
