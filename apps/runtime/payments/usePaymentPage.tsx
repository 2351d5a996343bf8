import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PaymentTypes } from '../../../features/payment/attempt/attempt.ts'
import type { PaymentEvent, PaymentState } from '../../../features/payment/attempt/payment.ts'
import { needsGateway, offersToPay } from '../../../features/payment/attempt/paymentState.ts'
import { chosenCard } from '../../../features/payment/attempt/running.ts'
import { answersPress, decidePayment, reasonShown, sumShown } from '../../../features/payment/attempt/gate.ts'
import type { Named, Status } from '../../../features/shared/flow/flow.ts'
import { useFlow } from '../flow/flowRunner.ts'
import type { Consent } from './gateway/sale.ts'
import { LoadPayments, type OpenGateway, lazyGateway, usePayments } from './gateway/usePayments.tsx'
import { useWallets } from './gateway/useWallets.tsx'
import { type PageSetup, pageFlow } from './pageFlow.ts'
import type { Payment, PaymentConnection, PaymentView } from './paymentSetup.ts'
import { createPresses, payingIn } from './presses.ts'
import { useDoubleTapGuard } from './useDoubleTapGuard.ts'

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
  const latest = useRef(setup)
  useLayoutEffect(() => {
    latest.current = setup
  })
  /** The steps that wait until the newest state is drawn. */
  const undrawn = useRef<(() => void)[]>([])
  const loadPayments = use(LoadPayments)
  const [openGateway] = useState(() => lazyGateway(loadPayments))
  const drawn = () => new Promise<void>((goOn) => undrawn.current.push(goOn))
  // oxlint-disable-next-line react/refs -- commands alone read it, once the page is drawn
  const [flow] = useState(() => pageFlow(setup, { latest: () => latest.current, openGateway, drawn }))
  const { state, next, send, now, drafts } = useFlow(flow)
  useEffect(() => {
    if (state === now()) for (const goOn of undrawn.current.splice(0)) goOn()
  }, [state, now])
  const { payment, walletPage } = usePaymentControls<P>({
    state: state.payment,
    send: (event) => send({ type: 'payment', event }),
    now: () => ({ state: now().payment, view: latest.current.view(now().flow) }),
    view: setup.view(state.flow),
    connection: setup,
    openGateway,
  })
  return { flow: state.flow, next: next.flow, send: (event: E) => send(event), now: () => now().flow, drafts, payment, walletPage }
}

type Running<P extends PaymentTypes> = {
  readonly state: PaymentState<P>
  readonly send: (event: PaymentEvent<P>) => void
  /** The newest state, and the page's view of it. */
  readonly now: () => { readonly state: PaymentState<P>; readonly view: PaymentView<P> }
  readonly view: PaymentView<P>
  readonly connection: Pick<PaymentConnection<P>, 'records'>
  readonly openGateway: OpenGateway
}

/** The payer's ways to pay on the page: the gateway's card field, and the payment that each press may make. */
function usePaymentControls<P extends PaymentTypes>(running: Running<P>) {
  const { state, send, now, openGateway } = running
  const { payer, cards, wallet, venueKey = null } = running.view
  const paying = payingIn<P>(running.view)
  const mayPay = decidePayment(paying).is !== 'closed'
  const sum = sumShown(paying)
  const answers = answersPress(paying)
  const isPayable = (mayPay || answers) && offersToPay(state, cards)
  const isGuarded = useDoubleTapGuard(isPayable)
  const wantsGateway = (running.view.wantsGateway ?? paying !== null) && needsGateway(state)
  const { stripe, card: slot } = usePayments(openGateway, wantsGateway, venueKey, () => send({ type: 'cardChanged' }))
  const { onPay, onAnswer, mayConfirm, onConfirmed } = createPresses<P>({ now, send, records: running.connection.records })
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
