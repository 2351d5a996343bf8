import { Banner } from '../../../ui/Banner/Banner.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { headlineOf } from '../../bill/breakdown.ts'
import { EarlierPaid } from '../../payment/screens/EarlierPaid.tsx'
import { EarlierPayment } from '../../payment/screens/EarlierPayment.tsx'
import { PaymentUnknown } from '../../payment/screens/PaymentUnknown.tsx'
import { FocusOnStepChange } from '../../shared/screens/FocusOnStepChange.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import type { WaitProps } from '../../shared/screens/Waiting.tsx'
import type { CheckoutEvent, CheckoutState, CheckoutStatus } from './checkout.ts'
import { BillChanged } from './screens/BillChanged.tsx'
import { BillStep } from './screens/BillStep.tsx'
import { LoadingCheckout, NothingDue, TicketFailed } from './screens/NotOpened.tsx'
import { PaymentStep } from './screens/PaymentStep.tsx'
import { Success } from './screens/Success.tsx'
import type { CheckoutPageData } from './screens/page.ts'

export type CheckoutScreenProps = WaitProps & { state: CheckoutState; send: (event: CheckoutEvent) => void; page: CheckoutPageData }

/** The managers' checkout of a guest's check, in any of its states (MGR-07 to MGR-10). */
export const CheckoutScreen = (props: CheckoutScreenProps) => (
  <FocusOnStepChange stepKey={stepKeyOf(props.state)}>
    <ScreenOf {...props} />
  </FocusOnStepChange>
)

const atPayment: ReadonlySet<CheckoutStatus> = new Set(['payment', 'confirmingTip', 'checking', 'paying'])

/** The focus stays where it is while the manager pays. It moves when a look-up ends, as for a new screen. */
function stepKeyOf(state: CheckoutState): string {
  if (atPayment.has(state.status)) return 'payment'
  return 'lookUp' in state ? `${state.status}.${state.lookUp}` : state.status
}

function ScreenOf({ state, send, page, onTryAgain }: CheckoutScreenProps) {
  switch (state.status) {
    case 'loading':
      return <LoadingCheckout onTryAgain={onTryAgain} />
    case 'ticketFailed':
      return <TicketFailed state={state} send={send} page={page} />
    case 'nothingDue':
      return <NothingDue state={state} send={send} page={page} />
    case 'bill':
      return <BillStep state={state} send={send} page={page} />
    case 'payment':
    case 'confirmingTip':
    case 'checking':
    case 'paying':
      return <PaymentStep state={state} send={send} page={page} />
    case 'billChanged':
      return <BillChanged state={state} send={send} page={page} />
    case 'paymentUnknown':
      return (
        <PublicPage>
          {state.isUnclear && (
            <Banner tone="danger" title="Something went wrong.">
              The restaurant did not confirm the payment, and the card may be charged.
            </Banner>
          )}
          <PaymentUnknown
            lookUp={state.lookUp}
            payLabel={`Pay ${formatMoney(headlineOf(state.request.agreed.breakdown).amount)}`}
            send={send}
          />
        </PublicPage>
      )
    case 'unresolvedPayment':
      return (
        <PublicPage>
          <EarlierPayment
            lookUp={state.lookUp}
            amount={state.attempts[0].amount}
            what={state.attempts[0].checkNumber && `check ${state.attempts[0].checkNumber}`}
            send={send}
          />
        </PublicPage>
      )
    case 'earlierPaid':
      return (
        <PublicPage>
          <EarlierPaid charged={state.attempts[0].amount} email={null} send={send}>
            <LinkButton wide href={page.doneHref}>
              Done
            </LinkButton>
          </EarlierPaid>
        </PublicPage>
      )
    case 'success':
      return <Success state={state} send={send} page={page} />
  }
}
