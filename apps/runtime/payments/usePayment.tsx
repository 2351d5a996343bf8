import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { chosenCard } from '../../../features/payment/chosenCard.ts'
import type { CardMethod, GatewayMethod, NoCard } from '../../../features/payment/method.ts'
import {
  type PaymentCommand,
  type PaymentEvent,
  type PaymentState,
  type PaymentTypes,
  recordedOf,
  shownOf,
} from '../../../features/payment/payment.ts'
import { paymentSteps } from '../../../features/payment/paymentTransition.ts'
import { answered, failed } from '../../../features/shared/api/answer.ts'
import { useFlow } from '../flow/useFlow.ts'
import { tabStorage } from '../storage/storage.ts'
import { askedInTurn } from './askedInTurn.ts'
import { askGateway, lazyGateway } from './lazyGateway.ts'
import type { Consent } from './consent.ts'
import { needsGateway, offersToPay, openingOf, paysBy } from './paymentPage.ts'
import { LoadPayments } from './paymentsContext.ts'
import type { Payment, PaymentSetup } from './paymentSetup.ts'
import { useDoubleTapGuard } from './useDoubleTapGuard.ts'
import { usePayments } from './usePayments.tsx'
import { useOtherWays } from './useOtherWays.tsx'
import { useWallets } from './useWallets.tsx'

/** Takes a payment: the gateway, its card field and wallets, the attempt, and the record of it. */
export function usePayment<P extends PaymentTypes>(given: PaymentSetup<P>): Payment<P> {
  const { payment, walletPage } = useAttempt(given)
  const { onConfirm, ...page } = walletPage
  return {
    ...payment,
    ...useWallets({ ...page, onConfirm: (consent) => onConfirm('wallet', consent) }),
    otherWays: useOtherWays({ ...page, onConfirm: (consent) => page.mayPay() && onConfirm('otherWay', consent) }),
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
    },
    persist: { storage: tabStorage, storageKey: visit, saved, onSave: (next) => watch.saved(recordedOf(next)) },
    reloaded: { type: 'reloaded' },
  })
  const [begun, setBegun] = useState(false)
  const isPayable = paying !== null && offersToPay(state, cards)
  const isGuarded = useDoubleTapGuard(isPayable)
  const wantsGateway = takes !== 'only' && (given.wantsGateway ?? paying !== null) && needsGateway(state)
  const { stripe, card: slot } = usePayments(openGateway, wantsGateway, venueKey, () => {
    setBegun(true)
    send({ type: 'cardChanged' })
  })
  const walletPage = {
    sum: wallet?.sum ?? (paying && { amount: paying.what.amount, renews: false }),
    isTyping: wallet?.isTyping ?? false,
    stripe: takes === 'any' ? stripe : null,
    begun,
    mayPay: () => now().status === 'choosing' && latest.current.paying !== null && !isGuarded(),
    onConfirm: (kind: GatewayMethod['kind'], consent: Consent) => {
      const { paying: agreed } = latest.current
      // The payer confirmed after they had gone on in another way, or after the amount had changed.
      if (agreed === null || !paysBy(consent, now(), agreed)) return consent.paymentFailed()
      void openGateway().then(({ setConsent }) => {
        setConsent(consent)
        send({ type: 'gatewayConfirmed', key: records.newKey(), ...agreed, method: { kind }, payer })
      })
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
    what: paying?.what ?? null,
    cards,
    card: slot,
    wallets: { kind: 'none' },
    otherWays: null,
    probe: null,
    onPay: (chosen: CardMethod | NoCard) => {
      if (paying) send({ type: 'paySubmitted', key: records.newKey(), ...paying, card: chosen, payer })
    },
    onSaveCard: () => send({ type: 'cardSubmitted', payer }),
    onPayerLeft: () => send({ type: 'payerLeft' }),
    onNextStarted: () => send({ type: 'nextStarted' }),
    onShown,
  }
  return { payment, walletPage }
}
