import type { ForgotPasswordSlot } from '../account/slots.ts'
import { isOutcome } from '../payment/payment.ts'
import type { RunningPayment } from '../payment/running.ts'
import { PaymentOutcome } from '../payment/screens/PaymentOutcome.tsx'
import type { CheckoutStatus } from './checkout.ts'
import { CheckoutLayout } from './screens/CheckoutLayout.tsx'
import { Confirmation } from './screens/Confirmation.tsx'
import type { PurchasePayment } from './purchaseToPay.ts'
import { ReadingPurchase } from './screens/EarlierPurchase.tsx'
import { GiftPage } from './screens/GiftPage.tsx'
import { payLabel } from './total.ts'
import { SignIn } from './screens/SignIn.tsx'
import type { Elsewhere, FormProps } from './screens/StepProps.ts'

/** A page opens in these states only by a reload, so their screens load after the first ones. */
export type LazyStatus = Extract<CheckoutStatus, 'signIn' | 'forgotPassword' | 'payment' | 'readingPurchase' | 'giftPage2' | 'confirmation'>

export type LazyProps = FormProps<LazyStatus> & {
  payment: RunningPayment<PurchasePayment>
  elsewhere: Elsewhere
  /** The buyer's own calendar day, `YYYY-MM-DD`. */
  today: string
  forgotPassword: ForgotPasswordSlot
  onSignOut: () => void
}

/** The screens after the buyer's first action. They load while the buyer fills in the first screen. */
export function LazyScreens({ state, send, payment, drafts, elsewhere, today, forgotPassword: ForgotPassword, onSignOut }: LazyProps) {
  switch (state.status) {
    case 'signIn':
      return (
        <CheckoutLayout visit={state.visit} backHref={elsewhere.backHref} onSignOut={onSignOut}>
          <SignIn state={state} send={send} drafts={drafts} />
        </CheckoutLayout>
      )
    case 'forgotPassword':
      return (
        <CheckoutLayout visit={state.visit} backHref={elsewhere.backHref} onSignOut={onSignOut}>
          <ForgotPassword email={state.email} onReturn={(email) => send({ type: 'forgotLeft', email })} />
        </CheckoutLayout>
      )
    case 'payment':
      return (
        isOutcome(payment.state) && (
          <CheckoutLayout visit={state.visit} backHref={null} onSignOut={null}>
            <PaymentOutcome state={payment.state} send={payment.send} payLabel={payLabel(state.visit.order)} />
          </CheckoutLayout>
        )
      )
    case 'readingPurchase':
      return <ReadingPurchase state={state} send={send} backHref={elsewhere.backHref} />
    case 'giftPage2':
      return (
        <CheckoutLayout visit={state.visit} backHref={null} paid={state.purchase.charged} onSignOut={onSignOut}>
          <GiftPage state={state} send={send} drafts={drafts} today={today} />
        </CheckoutLayout>
      )
    case 'confirmation':
      return <Confirmation state={state} send={send} elsewhere={elsewhere} onSignOut={onSignOut} />
  }
}
