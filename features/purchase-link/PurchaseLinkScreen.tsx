import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Slip } from '../../ui/Slip/Slip.tsx'
import { productKickers } from '../checkout/screens/OrderSummary.tsx'
import { BoughtSlip } from '../checkout/screens/BoughtSlip.tsx'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import { formatMonth } from '../shared/dates/time.ts'
import { FailureScreen } from '../shared/screens/FailureScreen.tsx'
import { FocusOnStepChange, Screen } from '../shared/screens/Screen.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { type WaitProps, Waiting } from '../shared/screens/Waiting.tsx'
import { AskByEmail, AskByLink, type AskProps } from './AskForLinks.tsx'
import { Found, type FoundProps } from './Found.tsx'
import { foundFacts } from './foundTexts.ts'
import type { PurchaseLinkView, PurchaseStub } from './linkedPurchase.ts'

export type PurchaseLinkProps = WaitProps & AskProps & Omit<FoundProps, 'found'> & { view: PurchaseLinkView; onRetry: () => void }

const title = 'Your purchase'

/** `November 2026` */
const monthText = (month: string): string => formatMonth(new Date(`${month}-15T00:00:00Z`), 'UTC')

/** A purchase that is found again by its link, and the way to a lost link. */
export const PurchaseLinkScreen = (props: PurchaseLinkProps) => (
  <PublicPage back={{ href: props.links.backHref, label: 'Back' }} slip={getSlip(props.view)}>
    <FocusOnStepChange stepKey={props.view.status}>
      <Content {...props} />
    </FocusOnStepChange>
  </PublicPage>
)

function getSlip(view: PurchaseLinkView) {
  switch (view.status) {
    case 'found': {
      const { found } = view
      const { order, purchase, sent } = found
      return <BoughtSlip visit={{ order }} purchase={purchase} gift={sent && sent.gift} found={foundFacts(found)} />
    }
    case 'stub':
      return <StubSlip {...view.stub} />
    case 'lost':
    case 'loading':
    case 'failed':
    case 'ended':
      return null
  }
}

/** Neither names nor sums. */
const StubSlip = ({ product, boughtIn }: PurchaseStub) => (
  <Slip
    face={product === 'giftCard' ? 'gift' : 'credit'}
    label="The purchase"
    amount={null}
    title={product === null ? 'A purchase' : productKickers[product]}
    stub={boughtIn === null ? [] : [{ term: 'Bought in', detail: monthText(boughtIn) }]}
  />
)

function Content({ view, asked, onAsk, onRetry, onTryAgain, ...found }: PurchaseLinkProps) {
  switch (view.status) {
    case 'loading':
      return (
        <Screen title={title}>
          <Waiting label="Getting your purchase" onTryAgain={onTryAgain} />
          <Skeleton shape="card" />
        </Screen>
      )
    case 'failed':
      return (
        <FailureScreen title="We can’t load your purchase" intro={readFailureText(view.cause)} onRetry={onRetry}>
          <SupportLink />
        </FailureScreen>
      )
    case 'lost':
      return (
        <Screen
          title={view.isUnknown ? 'We don’t know this link' : 'Find your purchase or gift'}
          intro={
            view.isUnknown
              ? 'A part of it may be missing. We can email you a new one.'
              : 'We email you its link: to see a receipt, to correct a gift, or to open one that you got.'
          }>
          <AskByEmail asked={asked} onAsk={onAsk} />
          <SupportLink />
        </Screen>
      )
    case 'ended':
      return (
        <Screen title="This link has ended" intro="A link shows a purchase for a while. A new one goes to the address that bought it.">
          <AskByLink asked={asked} onAsk={onAsk} masked={null} />
          <SupportLink />
        </Screen>
      )
    case 'stub':
      return (
        <Screen
          title="Is this your purchase?"
          intro={`Receipts are handed on, so this link alone shows no more. We email its buyer, ${view.stub.email}, a link that shows everything.`}>
          <AskByLink asked={asked} onAsk={onAsk} masked={view.stub.email} />
          <SupportLink />
        </Screen>
      )
    case 'found':
      return <Found found={view.found} {...found} />
  }
}
