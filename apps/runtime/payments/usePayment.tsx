import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { chosenCard } from '../../../features/payment/chosenCard.ts'
import type { CardMethod, GatewayMethod, NoCard } from '../../../features/payment/method.ts'
import {
  type PaymentCommand,
  type PaymentEvent,
  type PaymentState,
  type PaymentTypes,
  recordedOf,
} from '../../../features/payment/payment.ts'
import { amountShown, passageOf } from '../../../features/payment/gate.ts'
import { askedAgain } from '../../../features/payment/paidBefore.ts'
import { shownOf } from '../../../features/payment/shownOf.ts'
import { paymentSteps } from '../../../features/payment/paymentTransition.ts'
import { answered, failed } from '../../../features/shared/api/answer.ts'
import { useFlow } from '../flow/useFlow.ts'
import { tabStorage } from '../storage/storage.ts'
import { askedInTurn } from './askedInTurn.ts'
import { askGateway, lazyGateway } from './lazyGateway.ts'
import type { Consent } from './consent.ts'
import { needsGateway, offersToPay, openingOf } from './paymentPage.ts'
import { LoadPayments } from './paymentsContext.ts'
import type { Payment, PaymentSetup } from './paymentSetup.ts'
import { useDoubleTapGuard } from './useDoubleTapGuard.ts'
import { usePayments } from './usePayments.tsx'
import { useOtherWays } from './useOtherWays.tsx'
import { useWallets } from './useWallets.tsx'

/** Takes a payment: the gateway, its card field and wallets, the attempt, and the record of it. */
export function usePayment<P extends PaymentTypes>(given: PaymentSetup<P>): Payment<P> {
  const { payment, walletPage } = useAttempt(given)
  const { mayPay, onConfirm, ...page } = walletPage
  return {
    ...payment,
    ...useWallets({ ...page, mayPay: () => mayPay('wallet'), onConfirm: (consent) => onConfirm('wallet', consent) }),
    otherWays: useOtherWays({ ...page, onConfirm: (consent) => mayPay('otherWay') && onConfirm('otherWay', consent) }),
  }
}

/** The same by card only: the page loads nothing of wallets. */
export const useCardPayment = <P extends PaymentTypes>(given: PaymentSetup<P>): Payment<P> => useAttempt(given).payment

function useAttempt<P extends PaymentTypes>(given: PaymentSetup<P>) {
  const { visit, records, rules, paying, payer, cards, blocks, takes = 'any', wallet, venueKey = null } = given
  const current = { ...given, api: askedInTurn(given.api) }
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  })
  const loadPayments = use(LoadPayments)
  const [openGateway] = useState(() => lazyGateway(loadPayments))
  const [watch] = useState(() => records.watch(visit))
  const [steps] = useState(() => paymentSteps<P>({ ...rules, verifies: given.api.verify !== undefined }))
  const [{ begin, saved }] = useState(() => openingOf<P>(steps, records, blocks))
  const { state, send, now } = useFlow<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>({
    begin,
    transition: steps.transition,
    calls: {
      makePaymentMethod: async (asked, options) => {
        const { saveCard } = latest.current.api
        const made = await askGateway(openGateway, ({ makeCardToken, provider }) =>
          saveCard ? saveCard(makeCardToken, options) : provider.makePaymentMethod(asked),
        )
        return made.ok ? answered({ id: made.value.id, isSaved: saveCard !== undefined }) : made
      },
      verifyPayment: async ({ request }, options) => answered((await latest.current.api.verify?.(request, options)) ?? null),
      sendPayment: ({ request }, options) =>
        records.sendAlone({ ...request.what, key: request.key }, () => latest.current.api.send(request, options)),
      completePayment: async ({ request }, options) => latest.current.api.complete?.(request.key, options) ?? failed({ kind: 'malformed' }),
      lookUpPayment: ({ request }, options) => latest.current.api.lookUp(request.key, options),
      closePayment: ({ request }, options) => latest.current.api.close(request.key, options),
      authenticate: ({ clientSecret }) => askGateway(openGateway, ({ provider }) => provider.authenticate(clientSecret)),
    },
    handlers: {
      reportCardSaved: () => {
        latest.current.onCardSaved?.()
      },
      settleAttempt: ({ attempt, receipt }) => {
        const charged = latest.current.chargedOf?.(receipt, attempt) ?? null
        watch.shown({ paidBy: attempt.key, isSettled: true, charged })
      },
    },
    persist: { storage: tabStorage, storageKey: visit, saved, onSave: (next) => watch.saved(recordedOf(next)) },
    reloaded: { type: 'reloaded' },
  })
  const [begun, setBegun] = useState(false)
  const mayPay = passageOf(paying).is !== 'closed'
  const amount = amountShown(paying)
  const isPayable = mayPay && offersToPay(state, cards)
  const isGuarded = useDoubleTapGuard(isPayable)
  const wantsGateway = takes !== 'only' && (given.wantsGateway ?? paying !== null) && needsGateway(state)
  const { stripe, card: slot } = usePayments(openGateway, wantsGateway, venueKey, () => {
    setBegun(true)
    send({ type: 'cardChanged' })
  })
  /** The payment that the page allows now. A thing that this device has paid already is asked about first. */
  const payingNow = () => {
    const { paying: given } = latest.current
    return given !== null && 'what' in given ? askedAgain<P>(given, records.paidBefore(given.what)) : given
  }
  /** The data of every press: the machine lets it pay what the page allows now. */
  const press = () => ({ paying: payingNow(), key: records.newKey(), payer: latest.current.payer })
  const walletPage = {
    sum: wallet?.sum ?? (amount === null ? null : { amount, renews: false }),
    isTyping: wallet?.isTyping ?? false,
    stripe: takes === 'any' ? stripe : null,
    begun,
    /** Whether the gateway may ask the payer to confirm. A question of the page, or what is wrong, comes first. */
    mayPay: (kind: GatewayMethod['kind']): boolean => {
      if (now().status !== 'choosing' || isGuarded()) return false
      const paying = payingNow()
      send({ type: 'gatewayPressed', method: { kind }, paying })
      const asked = now()
      return asked.status === 'choosing' && passageOf(paying, asked.confirmed).is === 'open'
    },
    onConfirm: (kind: GatewayMethod['kind'], consent: Consent) => {
      const confirmed = ({ setConsent }: { readonly setConsent: (given: Consent) => void }) => {
        const before = now()
        setConsent(consent)
        send({ type: 'gatewayConfirmed', ...press(), method: { kind }, amount: consent.amount })
        // The confirmed sum is not the one that the page lets a press pay now, or something else is on its way.
        if (now() === before || now().status !== 'preparing') consent.paymentFailed()
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
  const onShown = () => {
    const { settles = () => true, chargedOf } = latest.current
    const outcome = shownOf(state, settles, chargedOf)
    if (outcome) watch.shown(outcome)
  }
  const earlierShown = useEffectEvent(onShown)
  useEffect(() => {
    if (state.status === 'earlierPaid') earlierShown()
  }, [state])
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
    onPay: (chosen: CardMethod | NoCard) => send({ type: 'paySubmitted', ...press(), card: chosen }),
    onAnswer: (isYes) => send(isYes ? { type: 'questionConfirmed', ...press() } : { type: 'questionDeclined' }),
    onSaveCard: () => send({ type: 'cardSubmitted', payer }),
    onPayerLeft: () => send({ type: 'payerLeft' }),
    onNextStarted: () => {
      watch.shown({ paidBy: null, isSettled: false })
      send({ type: 'nextStarted' })
    },
    onShown,
  }
  return { payment, walletPage }
}
