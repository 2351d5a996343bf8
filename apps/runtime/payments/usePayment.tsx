import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PaymentTypes } from '../../../features/payment/payable.ts'
import type { PaymentCommand, PaymentEvent, PaymentState } from '../../../features/payment/payment.ts'
import { paymentSteps } from '../../../features/payment/paymentTransition.ts'
import { notSaved } from '../../../features/shared/flow/saved.ts'
import { useFlow } from '../flow/flowRunner.ts'
import { tabStorage } from '../storage/storage.ts'
import { lazyGateway } from './lazyGateway.ts'
import { paymentCalls } from './paymentCalls.ts'
import type { LoosePayment, PaymentSetup } from './paymentSetup.ts'
import { LoadPayments } from './paymentsContext.ts'
import { useOtherWays } from './useOtherWays.tsx'
import { usePaymentControls } from './usePaymentControls.ts'
import { useWallets } from './useWallets.tsx'

// A payment beside its page's flow. Pages move to `usePaymentPage`.

export function usePayment<P extends PaymentTypes>(given: PaymentSetup<P>): LoosePayment<P> {
  const { payment, walletPage } = useAttempt(given)
  const { mayPay, onConfirm, ...page } = walletPage
  return {
    ...payment,
    ...useWallets({ ...page, mayPay: () => mayPay('wallet'), onConfirm: (consent) => onConfirm('wallet', consent) }),
    otherWays: useOtherWays({ ...page, onConfirm: (consent) => mayPay('otherWay') && onConfirm('otherWay', consent) }),
  }
}

export const useCardPayment = <P extends PaymentTypes>(given: PaymentSetup<P>): LoosePayment<P> => useAttempt(given).payment

function useAttempt<P extends PaymentTypes>(given: PaymentSetup<P>) {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  const loadPayments = use(LoadPayments)
  const [openGateway] = useState(() => lazyGateway(loadPayments))
  // oxlint-disable-next-line react/refs -- commands alone read it, once the page is drawn
  const [{ steps, abilities }] = useState(() => ({
    steps: paymentSteps<P>({ ...given.rules, verifies: given.api.verify !== undefined }),
    abilities: paymentCalls<P>(() => latest.current, openGateway),
  }))
  const { calls, handlers } = abilities
  const { state, send, now } = useFlow<PaymentState<P>, PaymentEvent<P>, PaymentCommand<P>>({
    begin: () => steps.begin(given.records.list(given.blocks)),
    transition: steps.transition,
    calls,
    handlers: {
      ...handlers,
      reportCardSaved: () => {
        latest.current.onCardSaved?.()
      },
    },
    persist: { storage: tabStorage, storageKey: given.visit, saved: notSaved },
    reloaded: { type: 'cardChanged' },
  })
  const { payment, walletPage } = usePaymentControls<P>({
    state,
    send,
    now: () => ({ state: now(), view: latest.current }),
    view: given,
    connection: given,
    openGateway,
  })
  const onShown = () => {
    if (state.status !== 'paid' && state.status !== 'earlierPaid') return
    const { settles = () => true, chargedOf, records } = latest.current
    const attempt = state.status === 'paid' ? state.attempt : state.attempts[0]
    if (settles(state.receipt, attempt)) records.end(attempt, chargedOf?.(state.receipt, attempt) ?? attempt.amount)
  }
  const earlierShown = useEffectEvent(onShown)
  useEffect(() => {
    if (state.status === 'earlierPaid') earlierShown()
  }, [state])
  return {
    payment: { ...payment, onPayerLeft: () => send({ type: 'payerLeft' }), onNextStarted: () => send({ type: 'nextStarted' }), onShown },
    walletPage,
  }
}
