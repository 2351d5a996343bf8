import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import type { ForgotPasswordSlot } from '../account/slots.ts'
import { isOutcome, isUnderWay, mustWait } from '../payment/paymentState.ts'
import { PaymentOutcome } from '../payment/screens/PaymentOutcome.tsx'
import type { PosEvent, PosState } from './pos.ts'
import type { OrderLink } from './visit.ts'
import { AddCredit } from './screens/AddCredit.tsx'
import { Success, TillNotInformed } from './screens/Ended.tsx'
import { GuestPage } from './screens/GuestPage.tsx'
import { Paying } from './screens/Paying.tsx'
import { RedeemCredit } from './screens/RedeemCredit.tsx'
import { Review } from './screens/Review.tsx'
import { TurnedBack } from './screens/TurnedBack.tsx'
import { type StageProps, headerOf } from './screens/page.ts'
import { knownAmount, nameOfPayment } from './toPay.ts'

export type LazyProps = StageProps & {
  link: OrderLink
  /** Null while the outcome of a payment comes first. */
  state: Exclude<PosState, { readonly status: 'signIn' | 'loading' }> | null
  send: (event: PosEvent) => void
  forgotPassword: ForgotPasswordSlot
}

/** The screens that come after the first ones. */
export function LazyScreens({ link, state, send, pageContext, payment, forgotPassword: ForgotPassword }: LazyProps) {
  if (state === null) return <Outcome link={link} send={send} pageContext={pageContext} payment={payment} />
  const stage = { send, pageContext, payment }
  switch (state.status) {
    case 'forgotPassword':
      return (
        <GuestPage link={state.link} pageContext={pageContext}>
          <ForgotPassword email={state.email} onReturn={(email) => send({ type: 'forgotLeft', email })} />
        </GuestPage>
      )
    case 'redeemCredit':
      return <RedeemCredit state={state} {...stage} />
    case 'addCredit':
      return <AddCredit state={state} {...stage} />
    case 'review':
      return isUnderWay(payment.state) ? <Paying pageContext={pageContext} payment={payment} /> : <Review state={state} {...stage} />
    case 'success':
      return <Success state={state} send={send} pageContext={pageContext} />
    case 'tillNotInformed':
      return <TillNotInformed state={state} {...stage} />
    case 'ticketError':
    case 'alreadyPaid':
    case 'failed':
    case 'error':
    case 'returning':
      return <TurnedBack state={state} send={send} pageContext={pageContext} />
  }
}

/** A payment whose outcome comes first. */
function Outcome({ link, send, pageContext, payment }: Pick<LazyProps, 'link' | 'send' | 'pageContext' | 'payment'>) {
  const { state } = payment
  if (!isOutcome(state)) return null
  return (
    <PublicPage sellerLogo={pageContext.logo} {...headerOf(pageContext, link.returnUrl, send, mustWait(state))}>
      <PaymentOutcome
        state={state}
        send={payment.send}
        nameOf={nameOfPayment}
        amountOf={knownAmount}
        chargedOf={({ charged }) => charged}
      />
    </PublicPage>
  )
}
