import { Banner } from '../../../ui/Banner/Banner.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { type Outcome, isOutcome, paymentStepKey } from '../../payment/attempt/paymentState.ts'
import type { RunningPayment } from '../../payment/attempt/running.ts'
import { PaymentOutcome } from '../../payment/screens/PaymentOutcome.tsx'
import { FocusOnStepChange } from '../../shared/screens/Screen.tsx'
import type { WaitProps } from '../../shared/screens/Waiting.tsx'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import type { CheckPayment } from './request.ts'
import { BillChanged } from './screens/BillChanged.tsx'
import { BillStep } from './screens/BillStep.tsx'
import { LoadingCheckout, NothingDue, TicketFailed } from './screens/NotOpened.tsx'
import { PaymentStep } from './screens/PaymentStep.tsx'
import { Success } from './screens/Success.tsx'
import type { CheckoutPageData } from './screens/page.ts'

export type ManagersCheckoutScreenProps = WaitProps & {
  /** Null while an earlier attempt comes first. */
  state: CheckoutState | null
  send: (event: CheckoutEvent) => void
  page: CheckoutPageData
  payment: RunningPayment<CheckPayment>
}

export const ManagersCheckoutScreen = (props: ManagersCheckoutScreenProps) => (
  <FocusOnStepChange stepKey={getStepKey(props)}>
    <CurrentScreen {...props} />
  </FocusOnStepChange>
)

/** The focus stays where it is while the manager pays. */
function getStepKey({ state, payment }: ManagersCheckoutScreenProps): string {
  return isOutcome(payment.state) ? paymentStepKey(payment.state) : (state?.status ?? '')
}

function CurrentScreen({ state, send, page, payment, onTryAgain }: ManagersCheckoutScreenProps) {
  if (isOutcome(payment.state)) return <CheckoutOutcome state={payment.state} send={payment.send} page={page} />
  if (state === null) return <LoadingCheckout onTryAgain={onTryAgain} logout={page.logout} />
  switch (state.status) {
    case 'loading':
      return <LoadingCheckout onTryAgain={onTryAgain} logout={page.logout} />
    case 'ticketFailed':
      return <TicketFailed state={state} send={send} page={page} />
    case 'nothingDue':
      return <NothingDue state={state} send={send} page={page} />
    case 'bill':
      return <BillStep state={state} send={send} page={page} />
    case 'payment':
      return <PaymentStep state={state} send={send} page={page} payment={payment} />
    case 'billChanged':
      return <BillChanged state={state} send={send} page={page} />
    case 'success':
      return <Success state={state} send={send} page={page} />
  }
}

type OutcomeProps = Pick<RunningPayment<CheckPayment>, 'send'> & { state: Outcome<CheckPayment>; page: CheckoutPageData }

/** A payment of this bill whose outcome is not known, or one that this page did not send. */
function CheckoutOutcome({ state, send, page }: OutcomeProps) {
  return (
    <PublicPage action={page.logout}>
      {'sent' in state && state.sent?.isUnclear && <Banner tone="danger" title="Something went wrong." />}
      <PaymentOutcome state={state} send={send}>
        <LinkButton wide href={page.doneHref}>
          Done
        </LinkButton>
      </PaymentOutcome>
    </PublicPage>
  )
}
