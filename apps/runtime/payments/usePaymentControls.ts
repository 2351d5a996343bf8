import { useEffect, useEffectEvent, useState } from 'react'
import { chosenCard } from '../../../features/payment/gate/chosenCard.ts'
import { amountShown, passageOf } from '../../../features/payment/gate/gate.ts'
import type { GatewayMethod } from '../../../features/payment/gate/method.ts'
import { askedAgain } from '../../../features/payment/gate/paidBefore.ts'
import type { PaymentTypes } from '../../../features/payment/attempt/payable.ts'
import type { PaymentEvent, PaymentState } from '../../../features/payment/attempt/payment.ts'
import type { Consent } from './gateway/sale.ts'
import type { OpenGateway } from './gateway/lazyGateway.ts'
import { needsGateway, offersToPay } from './paymentPage.ts'
import type { Payment, PaymentConnection, PaymentView } from './paymentSetup.ts'
import { useDoubleTapGuard } from './useDoubleTapGuard.ts'
import { usePayments } from './gateway/usePayments.tsx'

type Running<P extends PaymentTypes> = {
  readonly state: PaymentState<P>
  readonly send: (event: PaymentEvent<P>) => void
  /** The newest state, and the page's view of it. */
  readonly now: () => { readonly state: PaymentState<P>; readonly view: PaymentView<P> }
  readonly view: PaymentView<P>
  readonly connection: Pick<PaymentConnection<P>, 'records' | 'takes'>
  readonly openGateway: OpenGateway
}

/** The payer's ways to pay on the page: the gateway's card field, and each press with what the page lets it pay. */
export function usePaymentControls<P extends PaymentTypes>(running: Running<P>) {
  const { state, send, now, openGateway } = running
  const { paying, payer, cards, wallet, venueKey = null } = running.view
  const { records, takes = 'any' } = running.connection
  const [begun, setBegun] = useState(false)
  const mayPay = passageOf(paying).is !== 'closed'
  const amount = amountShown(paying)
  const isPayable = mayPay && offersToPay(state, cards)
  const isGuarded = useDoubleTapGuard(isPayable)
  const wantsGateway = takes !== 'only' && (running.view.wantsGateway ?? paying !== null) && needsGateway(state)
  const { stripe, card: slot } = usePayments(openGateway, wantsGateway, venueKey, () => {
    setBegun(true)
    send({ type: 'cardChanged' })
  })
  /** The payment that the page allows now. A thing that this device has paid already is asked about first. */
  const payingNow = () => {
    const { paying: given } = now().view
    return given !== null && 'what' in given ? askedAgain<P>(given, records.paidBefore(given.what)) : given
  }
  /** The data of every press: the machine lets it pay what the page allows now. */
  const press = () => ({ paying: payingNow(), key: records.newKey(), payer: now().view.payer })
  const walletPage = {
    sum: wallet?.sum ?? (amount === null ? null : { amount, renews: false }),
    isTyping: wallet?.isTyping ?? false,
    stripe: takes === 'any' ? stripe : null,
    begun,
    /** Whether the gateway may ask the payer to confirm. A question of the page, or what is wrong, comes first. */
    mayPay: (kind: GatewayMethod['kind']): boolean => {
      if (now().state.status !== 'choosing' || isGuarded()) return false
      const paying = payingNow()
      send({ type: 'gatewayPressed', method: { kind }, paying })
      const { state: asked } = now()
      return asked.status === 'choosing' && passageOf(paying, asked.confirmed).is === 'open'
    },
    onConfirm: (kind: GatewayMethod['kind'], consent: Consent) => {
      const confirmed = ({ setConsent }: { readonly setConsent: (given: Consent) => void }) => {
        const { state: before } = now()
        setConsent(consent)
        send({ type: 'gatewayConfirmed', ...press(), method: { kind }, amount: consent.amount })
        // The confirmed sum is not the one that the page lets a press pay now, or something else is on its way.
        if (now().state === before || now().state.status !== 'preparing') consent.paymentFailed()
      }
      openGateway().then(confirmed, () => consent.paymentFailed())
    },
  }
  // The card that the payer sees is the chosen one, also if they have not touched it: if it is gone after a reload, they are told.
  const seen = paying !== null && state.status === 'choosing' && state.card === null ? chosenCard(null, cards) : null
  const seenId = seen?.kind === 'savedCard' ? seen.id : null
  const choose = useEffectEvent((id: string) => send({ type: 'methodChosen', method: { kind: 'savedCard', id } }))
  useEffect(() => {
    if (seenId !== null) choose(seenId)
  }, [seenId])
  const payment: Payment<P> = {
    state,
    send,
    amount,
    mayPay,
    cards,
    card: slot,
    wallets: { kind: 'none' },
    otherWays: null,
    probe: null,
    onPay: (chosen) => send({ type: 'paySubmitted', ...press(), card: chosen }),
    onAnswer: (isYes) => send(isYes ? { type: 'questionConfirmed', ...press() } : { type: 'questionDeclined' }),
    onSaveCard: () => send({ type: 'cardSubmitted', payer }),
  }
  return { payment, walletPage }
}
