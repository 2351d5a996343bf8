import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { GatewayMethod, PaymentTypes } from '../../../features/payment/attempt/attempt.ts'
import type { PaymentEvent, PaymentState } from '../../../features/payment/attempt/payment.ts'
import { needsGateway, offersToPay } from '../../../features/payment/attempt/paymentState.ts'
import { chosenCard } from '../../../features/payment/attempt/running.ts'
import {
  type OfPayment,
  type Page,
  type PageCommand,
  type PageEvent,
  type PaymentControl,
  type Surface,
  withPayment,
} from '../../../features/payment/attempt/withPayment.ts'
import { amountShown, answersPress, askedAgain, decidePayment } from '../../../features/payment/gate/gate.ts'
import type { Named, Status } from '../../../features/shared/flow/flow.ts'
import { type Abilities, carryOut } from '../flow/carryOut.ts'
import { useFlow } from '../flow/flowRunner.ts'
import { tabStorage } from '../storage/storage.ts'
import type { Consent } from './gateway/sale.ts'
import { LoadPayments, type OpenGateway, lazyGateway, usePayments } from './gateway/usePayments.tsx'
import { useOtherWays, useWallets } from './gateway/useWallets.tsx'
import { type Payment, type PaymentConnection, type PaymentView, paymentCalls } from './paymentSetup.ts'
import { useDoubleTapGuard } from './useDoubleTapGuard.ts'

type PageSetup<S extends Status, E extends Named, C extends Named, P extends PaymentTypes> = PaymentConnection<P> &
  Abilities<Exclude<C, PaymentControl>, E> & {
    /** The page's own steps, and how they follow the payment. Only the first is used. */
    readonly surface: Surface<S, E, C, P>
    /** The page's key in the tab's storage. */
    readonly storageKey: string
    /** The payment in a state of the page's steps; null before they have begun. */
    readonly view: (flow: S | null) => PaymentView<P>
  }

/** Runs a page that pays: its own steps, and its payment with the gateway, the card field, wallets and the attempt. */
export function usePaymentPage<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(setup: PageSetup<S, E, C, P>) {
  const { payment, walletPage, ...page } = usePage(setup)
  const { mayPay, onConfirm, ...wallet } = walletPage
  return {
    ...page,
    payment: {
      ...payment,
      ...useWallets({ ...wallet, mayPay: () => mayPay('wallet'), onConfirm: (consent) => onConfirm('wallet', consent) }),
      otherWays: useOtherWays({ ...wallet, onConfirm: (consent) => mayPay('otherWay') && onConfirm('otherWay', consent) }),
    },
  }
}

/** The same by card only: the page loads nothing of wallets. */
export function useCardPaymentPage<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(
  setup: PageSetup<S, E, C, P>,
) {
  const { walletPage: _, ...page } = usePage(setup)
  return page
}

function usePage<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(setup: PageSetup<S, E, C, P>) {
  type Event = PageEvent<E, P>
  type Command = PageCommand<C, P>
  const latest = useRef(setup)
  useLayoutEffect(() => {
    latest.current = setup
  })
  /** The steps that wait until the newest state is drawn. */
  const undrawn = useRef<(() => void)[]>([])
  const loadPayments = use(LoadPayments)
  const [openGateway] = useState(() => lazyGateway(loadPayments))
  // oxlint-disable-next-line react/refs -- commands alone read it, once the page is drawn
  const [{ machine, abilities }] = useState(() => {
    const { surface, rules, api, records, blocks, calls, handlers } = setup
    const ofPayment = paymentCalls<P>(() => latest.current, openGateway)
    const payment = async ({ command }: OfPayment<P>, options: { readonly signal: AbortSignal }) => {
      // A page that fails before it shows a payment finds its record on "Try again".
      const isDrawnFirst = command.type === 'endAttempt' && command.paid !== null && !surface.showsOnAnotherPage
      if (isDrawnFirst) await new Promise<void>((goOn) => undrawn.current.push(goOn))
      const event = await carryOut(ofPayment, command, options)
      return event && { type: 'payment', event }
    }
    return {
      machine: withPayment(surface, { ...rules, verifies: api.verify !== undefined }, () => records.list(blocks)),
      abilities: { calls, handlers: { ...handlers, payment } },
    }
  })
  const { state, send, now, drafts } = useFlow<Page<S, P>, Event, Command>({
    ...machine,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the flow's abilities and the payment's, which TypeScript cannot join under type parameters
    ...(abilities as unknown as Abilities<Command, Event>),
    statusOf: ({ flow, payment }, { type }) => (type === 'payment' ? payment.status : (flow?.status ?? '')),
    persist: { storage: tabStorage, storageKey: setup.storageKey, saved: machine.saved },
    reloaded: { type: 'reloaded' },
  })
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
  return { flow: state.flow, send: (event: E) => send(event), now: () => now().flow, drafts, payment, walletPage }
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
  const { paying, payer, cards, wallet, venueKey = null } = running.view
  const { records } = running.connection
  const mayPay = decidePayment(paying).is !== 'closed'
  const amount = amountShown(paying)
  const answers = answersPress(paying)
  const isPayable = (mayPay || answers) && offersToPay(state, cards)
  const isGuarded = useDoubleTapGuard(isPayable)
  const wantsGateway = (running.view.wantsGateway ?? paying !== null) && needsGateway(state)
  const { stripe, card: slot } = usePayments(openGateway, wantsGateway, venueKey, () => send({ type: 'cardChanged' }))
  /** The payment that the page allows now. A thing that this device has paid already is asked about first. */
  const payingNow = () => {
    const { paying: given } = now().view
    return given !== null && 'what' in given ? askedAgain<P>(given, records.paidBefore(given.what)) : given
  }
  /** The data of every press: the machine lets it pay what the page allows now. */
  const press = () => ({ paying: payingNow(), key: records.newKey(), payer: now().view.payer })
  const walletPage = {
    sum: wallet?.sum ?? (amount === null ? null : { amount, renewal: null }),
    isTyping: wallet?.isTyping ?? false,
    stripe,
    begun: slot.kind === 'ready' && slot.isTyped,
    /** Whether the gateway may ask the payer to confirm. A question or a problem of the page comes first. */
    mayPay: (kind: GatewayMethod['kind']): boolean => {
      if (now().state.status !== 'choosing' || isGuarded()) return false
      const paying = payingNow()
      send({ type: 'gatewayPressed', method: { kind }, paying })
      const { state: asked } = now()
      return asked.status === 'choosing' && decidePayment(paying, asked.confirmed).is === 'open'
    },
    onConfirm: (kind: GatewayMethod['kind'], consent: Consent) => {
      const confirmed = ({ setConsent }: { readonly setConsent: (given: Consent) => void }) => {
        const { state: before } = now()
        setConsent(consent)
        send({ type: 'gatewayConfirmed', ...press(), method: { kind }, amount: consent.amount })
        // The confirmed sum is not the one that the page lets a press pay now, or another payment is in progress.
        if (now().state === before || now().state.status !== 'preparing') consent.paymentFailed()
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
    amount,
    mayPay,
    answersPress: answers,
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
