import type { ReactNode } from 'react'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { FailureScreen } from '../shared/screens/FailureScreen.tsx'
import { readFailureText } from '../shared/api/failureText.ts'
import { FocusOnStepChange } from '../shared/screens/FocusOnStepChange.tsx'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import type { PurchaseEvent, PurchaseState, PurchaseStatus } from './purchase.ts'
import { LoadingPanel } from './screens/LoadingPanel.tsx'
import { NothingOnSale } from './screens/NothingOnSale.tsx'
import { OpenAmount } from './screens/OpenAmount.tsx'
import { OpeningCheckout } from './screens/OpeningCheckout.tsx'
import { Tiers } from './screens/Tiers.tsx'
import { UnknownProject } from './screens/UnknownProject.tsx'

export type PurchaseScreenProps = WaitProps & {
  state: PurchaseState
  send: (event: PurchaseEvent) => void
  /** The checkout's address for an option and a promo code. */
  checkoutHref: (option: PurchaseOption, promoCode: string) => string
  /** The map of the restaurants that accept the pass. */
  passMapHref: string
  /** The buyer's local date, `YYYY-MM-DD`. */
  today: string
  /** The email form, shown while nothing is on sale (`EmailCaptureForm`). */
  capture: ReactNode
}

/** The purchase page in any state. */
export function PurchaseScreen(props: PurchaseScreenProps) {
  return (
    <PublicPage hero={<Illustration moment="welcome" />} heroOn="wide">
      <FocusOnStepChange stepKey={stepKeyOf(props.state.status)}>
        <ScreenOf {...props} />
      </FocusOnStepChange>
    </PublicPage>
  )
}

/** Changing the tab must not move the focus, so both ways to buy share a key. */
const stepKeyOf = (status: PurchaseStatus): string => (status === 'tiers' || status === 'openAmount' ? 'onSale' : status)

function ScreenOf({ state, send, checkoutHref, passMapHref, today, capture, onTryAgain }: PurchaseScreenProps) {
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
      return <Tiers state={state} send={send} checkoutHref={checkoutHref} passMapHref={passMapHref} today={today} />
    case 'openAmount':
      return <OpenAmount state={state} send={send} passMapHref={passMapHref} today={today} />
    case 'leaving':
      return <OpeningCheckout href={checkoutHref(state.option, state.draft.promoCode)} />
  }
}
