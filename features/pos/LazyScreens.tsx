import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { EarlierPaid } from '../payment/screens/EarlierPaid.tsx'
import { EarlierPayment } from '../payment/screens/EarlierPayment.tsx'
import type { ForgotPasswordSlot } from '../account/slots.ts'
import type { CardSlot } from '../payment/slots.ts'
import type { PosEvent, PosState, RecordedPayment } from './pos.ts'
import { AddCredit } from './screens/AddCredit.tsx'
import { Success, TillNotTold } from './screens/Ended.tsx'
import { GuestPage } from './screens/GuestPage.tsx'
import { Paying } from './screens/Paying.tsx'
import { RedeemCredit } from './screens/RedeemCredit.tsx'
import { Review } from './screens/Review.tsx'
import { TurnedBack } from './screens/TurnedBack.tsx'
import { type Around, headerOf } from './screens/around.ts'

export type LazyProps = {
  state: Exclude<PosState, { readonly status: 'login' | 'loading' }>
  send: (event: PosEvent) => void
  around: Around
  card: CardSlot
  newKey: () => string
  forgotPassword: ForgotPasswordSlot
}

const nameOf = ({ kind, ticket }: RecordedPayment): string => (kind === 'bill' ? `check ${ticket}` : 'credit')

/** The screens that come after the first ones. */
export function LazyScreens({ state, send, around, card, newKey, forgotPassword: ForgotPassword }: LazyProps) {
  const stage = { send, around, card, newKey }
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
      return <Review state={state} {...stage} />
    case 'addingCard':
      if (state.stage === 'redeemCredit') return <RedeemCredit state={state} {...stage} />
      return state.stage === 'addCredit' ? <AddCredit state={state} {...stage} /> : <Review state={state} {...stage} />
    case 'paying':
    case 'authenticating':
      if (state.request.kind === 'credit') return <AddCredit state={state} {...stage} />
      return <Paying state={state} send={send} around={around} />
    case 'checking':
    case 'paymentUnknown':
      return <Paying state={state} send={send} around={around} />
    case 'unresolvedPayment':
      return (
        <PublicPage
          sellerLogo={around.logo}
          {...headerOf(around, state.opening.link.returnUrl, send, state.lookUp === 'asking' || state.lookUp === 'closing')}>
          <EarlierPayment lookUp={state.lookUp} amount={state.attempts[0].amount} what={nameOf(state.attempts[0])} send={send} />
        </PublicPage>
      )
    case 'earlierPaid':
      return (
        <PublicPage sellerLogo={around.logo} {...headerOf(around, state.opening.link.returnUrl, send)}>
          <EarlierPaid charged={state.amount} email={null} send={send} />
        </PublicPage>
      )
    case 'success':
      return <Success state={state} send={send} around={around} />
    case 'tillNotTold':
      return <TillNotTold state={state} send={send} around={around} />
    case 'ticketError':
    case 'alreadyPaid':
    case 'failed':
    case 'error':
    case 'returning':
      return <TurnedBack state={state} send={send} around={around} />
  }
}
