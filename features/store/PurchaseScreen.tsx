import { manageSubscription } from '../shared/links/manageSubscription.ts'
import { type ReactNode, useState } from 'react'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { FailureScreen } from '../shared/screens/FailureScreen.tsx'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import { FocusOnStepChange, Screen } from '../shared/screens/Screen.tsx'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import type { Draft, OpenAmountRequest, PurchaseState, PurchaseStatus } from './purchase.ts'
import { CreditSlip } from './screens/CreditSlip.tsx'
import type { GiftCardProps } from './screens/GiftCard.tsx'
import { LazyClosedSale, LazyGiftCard } from './screens/lazyScreens.tsx'
import { LoadingPanel } from './screens/LoadingPanel.tsx'
import { OpenAmount } from './screens/OpenAmount.tsx'
import type { SaleProps } from './screens/Sale.tsx'
import { Tiers } from './screens/Tiers.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'

/** The checkout is loading; a link leads there if that takes too long. */
function OpeningCheckout({ href }: { href: string }) {
  return (
    <Screen title="Opening your checkout" intro="One moment…">
      <Stack space="md">
        <Spinner label="Opening your checkout" />
        <TextLink href={href}>Go to the checkout</TextLink>
      </Stack>
    </Screen>
  )
}

export type PurchaseScreenProps = WaitProps &
  Omit<SaleProps, 'slip'> & {
    state: PurchaseState
    onSend: (request: OpenAmountRequest) => void
    onRetry: () => void
    checkoutHref: (option: PurchaseOption, draft: Draft) => string
    /** Our own page of a member's subscription, for an enterprise without one elsewhere. */
    manageHref: string
    capture: ReactNode
  }

/** The object that is bought. Tiers of credit are drawn beside their prices. */
function getSlip(state: PurchaseState, look: Omit<GiftCardProps, 'state'>) {
  if (state.status !== 'tiers' && state.status !== 'openAmount') return null
  if (state.tab === 'giftCards') return <LazyGiftCard state={state} {...look} />
  return state.status === 'openAmount' ? <CreditSlip selling={state} /> : null
}

/** A page that may sell. Another picture would move its heading when it is read. */
const isSale = (status: PurchaseStatus): boolean => status === 'loading' || status === 'tiers' || status === 'openAmount'

export function PurchaseScreen(props: PurchaseScreenProps) {
  const { state } = props
  const { manageSubscriptionUrl, sellsSubscriptions } = useEnterprise().settings
  const [looked, setLooked] = useState<string | null>(null)
  const slip = getSlip(state, { looked, checkoutHref: props.checkoutHref })
  return (
    <PublicPage
      content={isSale(state.status) ? 'counter' : 'column'}
      footerLink={sellsSubscriptions ? { href: manageSubscriptionUrl ?? props.manageHref, label: manageSubscription } : undefined}>
      <FocusOnStepChange stepKey={getStepKey(state.status)}>
        <CurrentScreen {...props} slip={slip} onLook={setLooked} />
      </FocusOnStepChange>
    </PublicPage>
  )
}

/** Changing the tab must not move the focus, so both ways to buy share a key. */
const getStepKey = (status: PurchaseStatus): string => (status === 'tiers' || status === 'openAmount' ? 'onSale' : status)

type CurrentProps = Omit<PurchaseScreenProps, 'manageHref'> & { slip: ReactNode; onLook: (href: string) => void }

function CurrentScreen({ state, checkoutHref, capture, onTryAgain, onRetry, onSend, onLook, ...sale }: CurrentProps) {
  switch (state.status) {
    case 'loading':
      return <LoadingPanel onTryAgain={onTryAgain} />
    case 'failed':
      return <FailureScreen intro={readFailureText(state.cause)} onRetry={onRetry} />
    case 'unknownProject':
    case 'planning':
    case 'soldOut':
      return <LazyClosedSale state={state} onRetry={onRetry} passMapHref={sale.passMapHref} capture={capture} />
    case 'tiers':
      return <Tiers {...sale} selling={state} checkoutHref={checkoutHref} onLook={onLook} />
    case 'openAmount':
      return <OpenAmount {...sale} state={state} onSend={onSend} />
    case 'leaving':
      return <OpeningCheckout href={checkoutHref(state.option, state.draft)} />
  }
}
