import type { ReactNode } from 'react'
import { Banner } from '../../../ui/Banner/Banner.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { isOutcome, paymentStepKey } from '../../payment/attempt/paymentState.ts'
import type { RunningPayment } from '../../payment/attempt/running.ts'
import { PaymentOutcome } from '../../payment/screens/PaymentOutcome.tsx'
import { FocusOnStepChange, Screen } from '../../shared/screens/Screen.tsx'
import type { WaitProps } from '../../shared/screens/Waiting.tsx'
import type { CheckoutEvent, CheckoutState } from './checkout.ts'
import type { CheckPayment } from './request.ts'
import { BillChanged } from './screens/BillChanged.tsx'
import { BillStep } from './screens/BillStep.tsx'
import { LoadingCheckout } from './screens/NotOpened.tsx'
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

export function ManagersCheckoutScreen(props: ManagersCheckoutScreenProps) {
  const { state, payment } = props
  return (
    // The focus stays where it is while the manager pays.
    <FocusOnStepChange stepKey={isOutcome(payment.state) ? paymentStepKey(payment.state) : (state?.status ?? '')}>
      <CurrentScreen {...props} />
    </FocusOnStepChange>
  )
}

function CurrentScreen({ state, send, page, payment, onTryAgain }: ManagersCheckoutScreenProps) {
  const done = (
    <LinkButton wide href={page.doneHref}>
      Done
    </LinkButton>
  )
  // A payment of this bill whose outcome is not known, or one that this page did not send.
  if (isOutcome(payment.state)) {
    return (
      <PublicPage>
        {'sent' in payment.state && payment.state.sent?.isUnclear && <Banner tone="danger" title="Something went wrong." />}
        <PaymentOutcome state={payment.state} send={payment.send}>
          {done}
        </PaymentOutcome>
      </PublicPage>
    )
  }
  if (state === null) return <LoadingCheckout onTryAgain={onTryAgain} />
  switch (state.status) {
    case 'loading':
      return <LoadingCheckout onTryAgain={onTryAgain} />
    case 'ticketFailed':
      return (
        <NothingToPay page={page} title={state.message} intro="Nothing was charged.">
          <Button wide icon="retry" onClick={() => send({ type: 'retry' })}>
            Try again
          </Button>
        </NothingToPay>
      )
    case 'nothingDue':
      return (
        <NothingToPay page={page} title="This bill is paid" intro="Nothing is due, and nothing was charged here.">
          {done}
        </NothingToPay>
      )
    case 'bill':
      return <BillStep state={state} send={send} page={page} />
    case 'payment':
      return <PaymentStep state={state} send={send} page={page} payment={payment} />
    case 'billChanged':
      return <BillChanged state={state} send={send} page={page} />
    case 'success':
      return <Success state={state} send={send} page={page} payment={payment} />
  }
}

type NothingToPayProps = { page: CheckoutPageData; title: string; intro: string; children: ReactNode }

const NothingToPay = ({ page, title, intro, children }: NothingToPayProps) => (
  <PublicPage>
    <Screen eyebrow={page.location.name} title={title} intro={intro}>
      <Stack space="sm">
        {children}
        <LinkButton wide variant="soft" href={page.checkHref}>
          Enter another check
        </LinkButton>
      </Stack>
    </Screen>
  </PublicPage>
)
