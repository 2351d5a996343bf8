import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { isChoosing, isEarlier, isOutcome, mustWait } from '../../payment/attempt/paymentState.ts'
import type { RunningPayment } from '../../payment/attempt/running.ts'
import { PaymentOutcome } from '../../payment/screens/PaymentOutcome.tsx'
import { EarlierOnDevice } from '../../shared/screens/EarlierOnDevice.tsx'
import type { CheckoutStatus, StateOf, StepProps } from '../checkout.ts'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import type { PurchasePayment } from '../purchaseToPay.ts'
import { ReadingPurchase } from './ReadingPurchase.tsx'
import type { NotOpenedStatus } from './NotOpened.tsx'
import { Payment } from './Payment.tsx'
import { SignIn, type SignInSlot } from './SignIn.tsx'
import type { PageLinks } from '../hosts.ts'

/** A page opens in these states only by a reload, so their screens load after the first ones. */
type LazyStatus = Exclude<CheckoutStatus, 'loading' | 'checkout' | 'bought' | NotOpenedStatus>

export type LazyProps = Pick<StepProps<LazyStatus>, 'send'> & {
  /** Null while an earlier visit's attempt comes first. */
  state: StateOf<LazyStatus> | null
  payment: RunningPayment<PurchasePayment>
  links: PageLinks
  signIn: SignInSlot
}

/** The screens after the buyer's first action. They load while the buyer fills in the first screen. */
export function LazyScreens({ state, send, payment, links, signIn: SignInSteps }: LazyProps) {
  switch (state?.status) {
    case undefined:
      if (!isEarlier(payment.state)) return null
      return (
        <PublicPage back={{ href: links.backHref, label: 'Back' }} mayLeave={!mustWait(payment.state)}>
          {/* This page confirms every payment but that of a buyer who has signed out. */}
          {payment.state.status === 'earlierPaid' ? (
            <EarlierOnDevice onContinue={() => payment.send({ type: 'unresolvedLeft' })} />
          ) : (
            <PaymentOutcome state={payment.state} send={payment.send} />
          )}
        </PublicPage>
      )

    case 'signIn':
      return (
        <CheckoutLayout visit={state.visit} backHref={links.backHref}>
          <SignInSteps email={state.visit.buyer.email} onSignedIn={() => send({ type: 'signedIn' })}>
            {({ signingIn, ...signIn }) => (
              <SignIn
                {...signIn}
                signingIn={state.submission.phase === 'idle' ? signingIn : state.submission}
                onBack={() => send({ type: 'back' })}
              />
            )}
          </SignInSteps>
        </CheckoutLayout>
      )
    case 'payment':
    case 'repricing': {
      const outcome = isOutcome(payment.state) ? payment.state : null
      const mayLeave = state.status === 'payment' && (outcome === null ? isChoosing(payment.state) : !mustWait(outcome))
      return (
        <CheckoutLayout visit={state.visit} backHref={links.backHref} mayLeave={mayLeave}>
          {state.status === 'payment' && outcome !== null ? (
            <PaymentOutcome state={outcome} send={payment.send} />
          ) : (
            <Payment state={state} send={send} payment={payment} manageHref={links.manageHref} />
          )}
        </CheckoutLayout>
      )
    }
    case 'readingPurchase':
      return <ReadingPurchase state={state} send={send} backHref={links.backHref} />
  }
}
