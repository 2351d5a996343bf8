import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PaymentTypes } from '../../../features/payment/attempt/payable.ts'
import {
  type OfPayment,
  type Page,
  type PageCommand,
  type PageEvent,
  type PaymentControl,
  type Surface,
  withPayment,
} from '../../../features/payment/attempt/withPayment.ts'
import type { Named, Status } from '../../../features/shared/flow/flow.ts'
import { type Abilities, carryOut } from '../flow/carryOut.ts'
import { useFlow } from '../flow/flowRunner.ts'
import { tabStorage } from '../storage/storage.ts'
import { lazyGateway } from './gateway/lazyGateway.ts'
import { paymentCalls } from './paymentCalls.ts'
import type { PaymentConnection, PaymentView } from './paymentSetup.ts'
import { LoadPayments } from './gateway/paymentsContext.ts'
import { useOtherWays } from './gateway/useOtherWays.tsx'
import { usePaymentControls } from './usePaymentControls.ts'
import { useWallets } from './gateway/useWallets.tsx'

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
  /** Goes on with what waits until the newest state is drawn. */
  const undrawn = useRef<(() => void)[]>([])
  const loadPayments = use(LoadPayments)
  const [openGateway] = useState(() => lazyGateway(loadPayments))
  // oxlint-disable-next-line react/refs -- commands alone read it, once the page is drawn
  const [{ machine, abilities }] = useState(() => {
    const { surface, rules, api, records, blocks, calls, handlers } = setup
    const ofPayment = paymentCalls<P>(() => latest.current, openGateway)
    const payment = async ({ command }: OfPayment<P>, options: { readonly signal: AbortSignal }) => {
      // A page that fails before it shows a payment finds its record on "Try again".
      const isDrawnFirst = command.type === 'endAttempt' && command.receipt !== null && !surface.showsOnAnotherPage
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
