import type { PaymentTypes } from '../../../features/payment/attempt/attempt.ts'
import {
  type OfPayment,
  type Page,
  type PageCommand,
  type PageEvent,
  type PaymentControl,
  type Surface,
  withPayment,
} from '../../../features/payment/attempt/withPayment.ts'
import { isEarlier } from '../../../features/payment/attempt/paymentState.ts'
import type { Named, Status } from '../../../features/shared/flow/flow.ts'
import { type Abilities, carryOut } from '../flow/carryOut.ts'
import { type Flow, useFlow } from '../flow/flowRunner.ts'
import { isGone } from '../session/receiptRight.ts'
import { tabStorage } from '../storage/storage.ts'
import type { StoredKey } from '../storage/storedKeys.ts'
import type { OpenGateway } from './gateway/usePayments.tsx'
import { type PaymentConnection, type PaymentView, paymentCalls } from './paymentSetup.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PaymentEvent } from '../../../features/payment/attempt/payment.ts'
import { createPresses } from './presses.ts'

export type PageSetup<S extends Status, E extends Named, C extends Named, P extends PaymentTypes> = PaymentConnection<P> &
  Abilities<Exclude<C, PaymentControl>, E> & {
    /** The page's own steps, and how they follow the payment. Of these, `rules`, `calls` and `handlers`, only the first is used. */
    readonly surface: Surface<S, E, C, P>
    /** The page's key in the tab's storage. */
    readonly storageKey: StoredKey
    /** The payment in a state of the page's steps; null before they have begun. */
    readonly view: (flow: S | null) => PaymentView<P>
  }

type Around<Setup> = {
  /** Returns the page's newest connection. */
  readonly latest: () => Setup
  readonly openGateway: OpenGateway
  /** Resolves once the newest state is drawn. */
  readonly drawn: () => Promise<void>
}

/** The flow of a page that pays: its own steps, its payment, and what both can do. */
export function pageFlow<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(
  { surface, rules, api, records, blocks = () => true, calls, handlers, storageKey }: PageSetup<S, E, C, P>,
  { latest, openGateway, drawn }: Around<PageSetup<S, E, C, P>>,
): Flow<Page<S, P>, PageEvent<E, P>, PageCommand<C, P>> {
  const ofPayment = paymentCalls<P>(latest, openGateway)
  const payment = async ({ command }: OfPayment<P>, options: { readonly signal: AbortSignal }) => {
    // A page that fails before it shows a payment finds its record on "Try again".
    if (command.type === 'endAttempt' && typeof command.ending === 'object' && !surface.showsOnAnotherPage) await drawn()
    const event = await carryOut(ofPayment, command, options)
    return event && { type: 'payment', event }
  }
  const machine = withPayment(surface, { ...rules, isGone, verifies: api.verify !== undefined }, () => records.list(rules.pays(), blocks))
  const abilities = { calls, handlers: { ...handlers, payment } }
  return {
    ...machine,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the flow's abilities and the payment's, which TypeScript cannot join under type parameters
    ...(abilities as unknown as Abilities<PageCommand<C, P>, PageEvent<E, P>>),
    statusOf: ({ flow, payment: of }, { type }) => (type === 'payment' ? (isEarlier(of) ? 'earlier' : of.status) : (flow?.status ?? '')),
    persist: { storage: tabStorage, storageKey, saved: machine.saved },
    reloaded: { type: 'reloaded' },
  }
}

const noGateway: OpenGateway = () => Promise.reject(new Error('No card is charged.'))

/** Runs the flow of a page that pays: its own steps, its payment, and every press that pays. A page that charges no card loads no gateway. */
export function usePageFlow<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(
  setup: PageSetup<S, E, C, P>,
  openGateway = noGateway,
) {
  const latest = useRef(setup)
  useLayoutEffect(() => {
    latest.current = setup
  })
  /** The steps that wait until the newest state is drawn. */
  const undrawn = useRef<(() => void)[]>([])
  const drawn = () => new Promise<void>((goOn) => undrawn.current.push(goOn))
  // oxlint-disable-next-line react/refs -- commands alone read it, once the page is drawn
  const [flow] = useState(() => pageFlow(setup, { latest: () => latest.current, openGateway, drawn }))
  const { state, next, send, now, drafts } = useFlow(flow)
  useEffect(() => {
    if (state === now()) for (const goOn of undrawn.current.splice(0)) goOn()
  }, [state, now])
  const payment = {
    state: state.payment,
    send: (event: PaymentEvent<P>) => send({ type: 'payment', event }),
    /** The newest state, and the page's view of it. */
    now: () => ({ state: now().payment, view: latest.current.view(now().flow) }),
  }
  // oxlint-disable-next-line react/refs -- a press alone reads it
  const presses = createPresses<P>({ ...payment, records: setup.records })
  return {
    flow: state.flow,
    next: next.flow,
    send: (event: E) => send(event),
    now: () => now().flow,
    drafts,
    payment: { ...payment, ...presses },
  }
}
