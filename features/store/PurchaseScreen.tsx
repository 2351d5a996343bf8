import { type ReactNode, useState } from 'react'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { FailureScreen } from '../shared/screens/FailureScreen.tsx'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import { FocusOnStepChange, Screen } from '../shared/screens/Screen.tsx'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import type { Draft, PurchaseEvent, PurchaseState, PurchaseStatus, StateOf } from './purchase.ts'
import type { SaleSlipProps } from './screens/SaleSlip.tsx'
import { useDrawn } from './screens/lazySlip.ts'
import { LoadingPanel } from './screens/LoadingPanel.tsx'
import { OpenAmount } from './screens/OpenAmount.tsx'
import { Tiers } from './screens/Tiers.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { PassMapLink } from '../shared/screens/PassMapLink.tsx'
import { storeMessages } from './storeMessages.ts'
import { FinePrint } from './screens/Sale.tsx'

type Props = { state: StateOf<'planning' | 'soldOut'>; passMapHref: string; capture: ReactNode }

const texts = { planning: { moment: 'waiting', title: 'Stay tuned' }, soldOut: { moment: 'sorry', title: 'Sold out' } } as const

function NothingOnSale({ state: { status, panel, host }, passMapHref, capture }: Props) {
  const { moment, title } = texts[status]
  const messages = storeMessages[host]
  const headline = panel.headline ?? messages.headline
  return (
    <Stack space="lg">
      <Illustration moment={moment} />
      <Screen {...(headline !== null && { eyebrow: headline })} title={title} intro={messages[status]}>
        {capture}
        <PassMapLink host={host} passMapHref={passMapHref} />
        <FinePrint text={panel.finePrint} />
      </Screen>
    </Stack>
  )
}

function UnknownProject({ onRetry }: { onRetry: () => void }) {
  const { settings } = useEnterprise()
  return (
    <FailureScreen
      title="We can’t find that restaurant"
      intro="The link may be incomplete, or the restaurant is no longer with us. Please check it, or start from our home page."
      action={
        <LinkButton wide href={`https://${settings.domain}/`}>
          Go to {settings.name}
        </LinkButton>
      }
      onRetry={onRetry}>
      <SupportLink />
    </FailureScreen>
  )
}

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

export type PurchaseScreenProps = WaitProps & {
  state: PurchaseState
  send: (event: PurchaseEvent) => void
  checkoutHref: (option: PurchaseOption, draft: Draft) => string
  passMapHref: string
  /** The buyer's local date, `YYYY-MM-DD`. */
  today: string
  capture: ReactNode
}

/** The object that is bought. */
function SaleObject(props: SaleSlipProps) {
  const drawn = useDrawn()
  return drawn.status === 'ready' ? <drawn.value.SaleSlip {...props} /> : <Skeleton shape="card" />
}

export function PurchaseScreen(props: PurchaseScreenProps) {
  const { state } = props
  const [looked, setLooked] = useState<string | null>(null)
  const isTiers = state.status === 'tiers'
  const hasSlip = state.status === 'openAmount' || (isTiers && state.draft.tab === 'giftCards')
  return (
    <PublicPage
      hero={<Illustration moment="welcome" />}
      heroOn={isTiers && !hasSlip ? 'all' : 'wide'}
      slip={hasSlip && <SaleObject state={state} looked={looked} checkoutHref={props.checkoutHref} />}>
      <FocusOnStepChange stepKey={getStepKey(state.status)}>
        <CurrentScreen {...props} onLook={setLooked} />
      </FocusOnStepChange>
    </PublicPage>
  )
}

/** Changing the tab must not move the focus, so both ways to buy share a key. */
const getStepKey = (status: PurchaseStatus): string => (status === 'tiers' || status === 'openAmount' ? 'onSale' : status)

type CurrentProps = PurchaseScreenProps & { onLook: (href: string) => void }

function CurrentScreen({ state, send, checkoutHref, passMapHref, today, capture, onTryAgain, onLook }: CurrentProps) {
  switch (state.status) {
    case 'loading':
      return <LoadingPanel onTryAgain={onTryAgain} />
    case 'failed':
      return <FailureScreen intro={readFailureText(state.cause)} onRetry={() => send({ type: 'retry' })} />
    case 'unknownProject':
      return <UnknownProject onRetry={() => send({ type: 'retry' })} />
    case 'planning':
    case 'soldOut':
      return <NothingOnSale state={state} passMapHref={passMapHref} capture={capture} />
    case 'tiers':
      return <Tiers state={state} send={send} checkoutHref={checkoutHref} passMapHref={passMapHref} today={today} onLook={onLook} />
    case 'openAmount':
      return <OpenAmount state={state} send={send} passMapHref={passMapHref} today={today} />
    case 'leaving':
      return <OpeningCheckout href={checkoutHref(state.option, state.draft)} />
  }
}
