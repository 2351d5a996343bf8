import { use, useEffect, useEffectEvent, useState, useLayoutEffect, useRef } from 'react'
import type { PaymentTypes } from '../../../features/payment/attempt/attempt.ts'
import type { PaymentEvent, PaymentState } from '../../../features/payment/attempt/payment.ts'
import { needsGateway, offersToPay } from '../../../features/payment/attempt/paymentState.ts'
import { chosenCard } from '../../../features/payment/attempt/running.ts'
import { answersPress, decidePayment, reasonShown, sumShown } from '../../../features/payment/attempt/gate.ts'
import type { Named, Status } from '../../../features/shared/flow/flow.ts'
import type { Consent } from './gateway/sale.ts'
import { LoadPayments, type OpenGateway, lazyGateway, usePayments } from './gateway/usePayments.tsx'
import { useWallets } from './gateway/useWallets.tsx'
import { type PageSetup, usePageFlow } from './pageFlow.ts'
import type { Payment, PaymentView } from './paymentSetup.ts'
import { type createPresses, payingIn } from './presses.ts'
import { ignoresTaps } from '../../../ui/parts/ignoresTaps.ts'
import { leftOfDoubleTap } from '../start/presses.ts'

/** Runs a page that pays: its own steps, and its payment with the gateway, the card field, wallets and the attempt. */
export function usePaymentPage<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(setup: PageSetup<S, E, C, P>) {
  const { payment, walletPage, ...page } = usePage(setup)
  return { ...page, payment: { ...payment, ...useWallets(walletPage) } }
}

/** The same by card only: the page loads nothing of wallets. */
export function useCardPaymentPage<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(
  setup: PageSetup<S, E, C, P>,
) {
  const { walletPage: _, ...page } = usePage(setup)
  return page
}

function usePage<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(setup: PageSetup<S, E, C, P>) {
  const loadPayments = use(LoadPayments)
  const [openGateway] = useState(() => lazyGateway(loadPayments))
  const { payment, ...page } = usePageFlow(setup, openGateway)
  return { ...page, ...usePaymentControls<P>({ ...payment, view: setup.view(page.flow), openGateway }) }
}

type Running<P extends PaymentTypes> = ReturnType<typeof createPresses<P>> & {
  readonly state: PaymentState<P>
  readonly send: (event: PaymentEvent<P>) => void
  readonly view: PaymentView<P>
  readonly openGateway: OpenGateway
}

/** The payer's ways to pay on the page: the gateway's card field, and the payment that each press may make. */
function usePaymentControls<P extends PaymentTypes>(running: Running<P>) {
  const { state, send, view, openGateway, onPay, onAnswer, mayConfirm, onConfirmed } = running
  const { payer, cards, wallet, venueKey = null } = view
  const paying = payingIn<P>(view)
  const mayPay = decidePayment(paying).is !== 'closed'
  const sum = sumShown(paying)
  const answers = answersPress(paying)
  const isPayable = (mayPay || answers) && offersToPay(state, cards)
  const isGuarded = useDoubleTapGuard(isPayable)
  const wantsGateway = (view.wantsGateway ?? paying !== null) && needsGateway(state)
  const { stripe, card: slot } = usePayments(openGateway, wantsGateway, venueKey, () => send({ type: 'cardChanged' }))
  const walletPage = {
    sum: wallet?.sum ?? (sum && { ...sum, renewal: null }),
    isTyping: wallet?.isTyping ?? false,
    stripe,
    begun: slot.kind === 'ready' && slot.isTyped,
    mayPay: (): boolean => !isGuarded() && mayConfirm(),
    onConfirm: (consent: Consent) => {
      const confirmed = ({ setConsent }: { readonly setConsent: (given: Consent) => void }) => {
        setConsent(consent)
        if (!onConfirmed(consent.amount)) consent.paymentFailed()
      }
      openGateway().then(confirmed, () => consent.paymentFailed())
    },
  }
  // The card on the page is the chosen one, also if the payer has not touched it: if it is gone after a reload, the page
  // shows a notice.
  const seen = paying !== null && state.status === 'choosing' && state.card === null ? chosenCard(null, cards) : null
  const seenId = seen?.kind === 'savedCard' ? seen.id : null
  const choose = useEffectEvent((id: string) => send({ type: 'methodChosen', method: { kind: 'savedCard', id } }))
  useEffect(() => {
    if (seenId !== null) choose(seenId)
  }, [seenId])
  const payment: Payment<P> = {
    state,
    send,
    sum,
    mayPay,
    answersPress: answers,
    blocked: reasonShown(paying),
    cards,
    card: slot,
    wallets: { kind: 'none' },
    probe: null,
    onPay,
    onAnswer,
    onSaveCard: () => send({ type: 'cardSubmitted', payer }),
  }
  return { payment, walletPage }
}

/** The button that submits the payment form. Every other action can be reversed, and is never ignored. */
const isOnPay = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest('button[type="submit"]') !== null

/** Presses by a key or a screen reader have no click count and are never part of a double tap. */
function ignoreTap(event: MouseEvent): void {
  if (event.detail === 0 || !isOnPay(event)) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Ignores the second tap of a double tap on the buttons that pay: its first tap was meant for the previous screen, whose button was
 * where the Pay button is now. A screen that comes later than a double tap, or after a key, ignores nothing: no press of a payer
 * is lost. The button looks unready meanwhile. Returns whether presses are ignored now, for buttons in the gateway's frames.
 */
function useDoubleTapGuard(isPayable: boolean): () => boolean {
  const guard = useRef<AbortController>(null)
  // A layout effect: the guard must start together with the screen.
  useLayoutEffect(() => {
    const left = isPayable ? leftOfDoubleTap() : 0
    if (left === 0) return undefined
    const begun = new AbortController()
    guard.current = begun
    const { signal } = begun
    const { documentElement: page } = document
    page.toggleAttribute(ignoresTaps, true)
    signal.addEventListener('abort', () => page.removeAttribute(ignoresTaps))
    const end = () => begun.abort()
    const timer = setTimeout(end, left)
    document.addEventListener('click', ignoreTap, { capture: true, signal })
    for (const typing of ['keydown', 'input']) document.addEventListener(typing, end, { capture: true, signal })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [isPayable])
  return () => guard.current?.signal.aborted === false
}
