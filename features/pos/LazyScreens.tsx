import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import type { ForgotPasswordSlot } from '../account/slots.ts'
import { isOutcome, isUnderWay, mustWait } from '../payment/payment.ts'
import { PaymentOutcome } from '../payment/screens/PaymentOutcome.tsx'
import type { OrderLink, PosEvent, PosState } from './pos.ts'
import { AddCredit } from './screens/AddCredit.tsx'
import { Success, TillNotInformed } from './screens/Ended.tsx'
import { GuestPage } from './screens/GuestPage.tsx'
import { Paying } from './screens/Paying.tsx'
import { RedeemCredit } from './screens/RedeemCredit.tsx'
import { Review } from './screens/Review.tsx'
import { TurnedBack } from './screens/TurnedBack.tsx'
import { type StageProps, headerOf } from './screens/page.ts'
import { knownAmount } from './toPay.ts'

export type LazyProps = StageProps & {
  link: OrderLink
  /** Null while the outcome of a payment comes first. */
  state: Exclude<PosState, { readonly status: 'login' | 'loading' }> | null
  send: (event: PosEvent) => void
  forgotPassword: ForgotPasswordSlot
}

/** The screens that come after the first ones. */
export function LazyScreens({ link, state, send, around, payment, forgotPassword: ForgotPassword }: LazyProps) {
  if (state === null) return <Outcome link={link} send={send} around={around} payment={payment} />
  const stage = { send, around, payment }
  switch (state.status) {
    case 'forgotPassword':
      return (
        <GuestPage link={state.link} around={around}>
          <ForgotPassword email={state.email} onReturn={(email) => send({ type: 'forgotLeft', email })} />
        </GuestPage>
      )
    case 'redeemCredit':
      return <RedeemCredit state={state} {...stage} />
    case 'addCredit':
      return <AddCredit state={state} {...stage} />
    case 'review':
      return isUnderWay(payment.state) ? <Paying around={around} payment={payment} /> : <Review state={state} {...stage} />
    case 'success':
      return <Success state={state} send={send} around={around} />
    case 'tillNotInformed':
      return <TillNotInformed state={state} {...stage} />
    case 'ticketError':
    case 'alreadyPaid':
    case 'failed':
    case 'error':
    case 'returning':
      return <TurnedBack state={state} send={send} around={around} />
  }
}

/** A payment whose outcome comes first. */
function Outcome({ link, send, around, payment }: Pick<LazyProps, 'link' | 'send' | 'around' | 'payment'>) {
  const { state } = payment
  if (!isOutcome(state)) return null
  return (
    <PublicPage sellerLogo={around.logo} {...headerOf(around, link.returnUrl, send, mustWait(state))}>
      <PaymentOutcome state={state} send={payment.send} amountOf={knownAmount} chargedOf={({ charged }) => charged} />
    </PublicPage>
  )
}
