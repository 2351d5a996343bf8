import type { ForgotPasswordSlot } from '../account/slots.ts'
import { PaymentUnknown } from '../payment/screens/PaymentUnknown.tsx'
import type { CheckoutStatus } from './checkout.ts'
import { CheckoutLayout } from './screens/CheckoutLayout.tsx'
import { Confirmation } from './screens/Confirmation.tsx'
import { GiftPage } from './screens/GiftPage.tsx'
import { payLabel } from './total.ts'
import { SignIn } from './screens/SignIn.tsx'
import type { PageLinks, FormProps } from './screens/StepProps.ts'
import { UnresolvedPayment } from './screens/UnresolvedPayment.tsx'

/** A page opens in these states only by a reload, so their screens load after the first ones. */
export type LazyStatus = Extract<
  CheckoutStatus,
  'signIn' | 'forgotPassword' | 'paymentUnknown' | 'unresolvedPayment' | 'giftPage2' | 'confirmation'
>

export type LazyProps = FormProps<LazyStatus> & {
  links: PageLinks
  /** The buyer's own calendar day, `YYYY-MM-DD`. */
  today: string
  forgotPassword: ForgotPasswordSlot
  onSignOut: () => void
}

/** The screens after the buyer's first action. They load while the buyer fills in the first screen. */
export function LazyScreens({ state, send, drafts, links, today, forgotPassword: ForgotPassword, onSignOut }: LazyProps) {
  switch (state.status) {
    case 'signIn':
      return (
        <CheckoutLayout visit={state.visit} backHref={links.backHref} onSignOut={onSignOut}>
          <SignIn state={state} send={send} drafts={drafts} />
        </CheckoutLayout>
      )
    case 'forgotPassword':
      return (
        <CheckoutLayout visit={state.visit} backHref={links.backHref} onSignOut={onSignOut}>
          <ForgotPassword email={state.email} onReturn={(email) => send({ type: 'forgotLeft', email })} />
        </CheckoutLayout>
      )
    case 'paymentUnknown':
      return (
        <CheckoutLayout visit={state.visit} backHref={null} onSignOut={null}>
          <PaymentUnknown lookUp={state.lookUp} payLabel={payLabel(state.visit.order)} send={send} />
        </CheckoutLayout>
      )
    case 'unresolvedPayment':
      return <UnresolvedPayment state={state} send={send} backHref={links.backHref} />
    case 'giftPage2':
      return (
        <CheckoutLayout visit={state.visit} backHref={null} paid={state.purchase.charged} onSignOut={onSignOut}>
          <GiftPage state={state} send={send} drafts={drafts} today={today} />
        </CheckoutLayout>
      )
    case 'confirmation':
      return <Confirmation state={state} send={send} links={links} onSignOut={onSignOut} />
  }
}
