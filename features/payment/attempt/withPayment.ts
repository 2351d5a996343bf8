import * as z from 'zod/mini'
import type { Named, Status, Step, Saved } from '../../shared/flow/flow.ts'
import { choosing } from './choosing.ts'
import { type FoundAttempts, type PaymentTypes, type Recorded, madeOf } from './attempt.ts'
import type { PaymentCommand, PaymentEvent, PaymentRules, PaymentState } from './payment.ts'
import { cardIn, isBusy, isEarlier, refusalIn } from './paymentState.ts'
import { paymentSteps } from './paymentSteps.ts'

// A page that pays is one machine: the page's flow, and its payment as a child of it. This is the only place that joins the two.

/** `flow`: null before the page's own steps have begun. They wait while an earlier attempt comes first. `status`: of both. */
export type Page<S, P extends PaymentTypes> = { readonly status: string; readonly flow: S | null; readonly payment: PaymentState<P> }

type ToPayment<P extends PaymentTypes> = { readonly type: 'payment'; readonly event: PaymentEvent<P> }
export type PaymentWork<P extends PaymentTypes> = Exclude<PaymentCommand<P>, { readonly type: 'reportCardSaved' }>
export type OfPayment<P extends PaymentTypes> = { readonly type: 'payment'; readonly command: PaymentWork<P> }

type Reloaded = { readonly type: 'reloaded' }

export type PageEvent<E extends Named, P extends PaymentTypes> = E | ToPayment<P> | Reloaded

/**
 * Commands of a flow to its payment. `startNextPayment`: what was paid is over for the page, which may be paid for something else.
 * `leavePayment`: the payer has signed out.
 */
export type PaymentControl = { readonly type: 'startNextPayment' | 'leavePayment' }

/** The commands that the app carries out: those to the payment are carried out here. */
export type PageCommand<C extends Named, P extends PaymentTypes> = Exclude<C, PaymentControl> | OfPayment<P>

/** A page's own steps. They receive the outcome of the payment as an event. */
export type Surface<S extends Status, E extends Named, C extends Named, P extends PaymentTypes> = {
  readonly begin: () => Step<S, C>
  readonly transition: (state: S, event: E | Reloaded) => Step<S, C>
  /** The codec of the page's steps for a reload, and for the return from an earlier attempt. */
  readonly saved: Saved<S>
  /**
   * Null where the page cannot show this payment: its record stays. `isEarlier`: by an attempt of an earlier visit, or another tab.
   * `isAgain`: the page has received it before, and has not shown it.
   */
  readonly onPaid: (paid: { receipt: P['receipt']; attempt: Recorded<P['what']>; isEarlier: boolean; isAgain: boolean }) => E | null
  readonly onNotPaid?: (reason: P['reason']) => E
  readonly onCardSaved?: E
  /** The server has refused the payment: its reason may be new to the page. */
  readonly onRefused?: E
  readonly onBegun?: E
  /** Another page shows the payment: its record ends at once. Otherwise it ends once this page has drawn it. */
  readonly showsOnAnotherPage?: true
  /** Whether the page shows this payment: its record ends then. Before that, the page receives it again at each step. */
  readonly shows: (state: S, attempt: Recorded<P['what']>) => boolean
}

const card = z.nullable(z.union([z.object({ kind: z.literal('newCard') }), z.object({ kind: z.literal('savedCard'), id: z.string() })]))
const savedPage = z.object({ flow: z.unknown(), card })

/** Joins a page's steps and its payment. `earlier`: this device's attempts without a known outcome, which come first. */
export function withPayment<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(
  surface: Surface<S, E, C, P>,
  paymentRules: PaymentRules<P>,
  earlier: () => FoundAttempts<P['what']>,
) {
  type PageState = Page<S, P>
  type Next = Step<PageState, PageCommand<C, P>>
  const steps = paymentSteps<P>(paymentRules)

  const toPage = (flow: S | null, payment: PaymentState<P>): PageState => ({
    status: `${flow?.status ?? 'none'} ${payment.status}`,
    flow,
    payment,
  })

  const ofPayment = (command: PaymentWork<P>): OfPayment<P> => ({ type: 'payment', command })

  const isShown = ({ flow, payment }: PageState): boolean =>
    flow !== null && payment.status === 'paid' && surface.shows(flow, payment.attempt)

  function ends(page: PageState): readonly OfPayment<P>[] {
    const { payment } = page
    if (payment.status === 'earlierPaid') return [ofPayment({ type: 'endAttempt', attempt: payment.attempts[0], ending: payment.made })]
    if (payment.status !== 'paid' || payment.isAsking || !isShown(page)) return []
    return [ofPayment({ type: 'endAttempt', attempt: payment.attempt, ending: madeOf(payment.receipt) })]
  }

  /** Goes on from a step. A status that the flow passes through sends nothing. */
  function then([page, ...commands]: Next, go: (page: PageState) => Next): Next {
    const [next, ...more] = go(page)
    const isPassed = page.flow?.status !== next.flow?.status
    return [next, ...commands.filter((command) => !isPassed || command.type === 'payment'), ...more]
  }

  const works = (commands: readonly PaymentCommand<P>[]): readonly OfPayment<P>[] =>
    commands.flatMap((command) => (command.type === 'reportCardSaved' ? [] : ofPayment(command)))

  function paymentStep(page: PageState, event: PaymentEvent<P>): Next {
    const [payment, ...commands] = steps.transition(page.payment, event)
    const step: Next = [toPage(page.flow, payment), ...works(commands)]
    const isCardSaved = commands.some(({ type }) => type === 'reportCardSaved')
    return isCardSaved ? then(step, (next) => flowEvent(next, surface.onCardSaved ?? null)) : step
  }

  const startNext = (page: PageState): Next => paymentStep(page, { type: 'nextStarted' })

  /** A step of the page's own. Its commands to the payment are carried out here. */
  function flowStep({ payment }: PageState, [flow, ...commands]: Step<S, C>): Next {
    let step: Next = [toPage(flow, payment), ...commands.filter(isOwn)]
    for (const command of commands) if (isControl(command)) step = then(step, (page) => control(page, command))
    return step
  }

  /** The record of a payment that the page has shown ends before the next one starts. */
  function control(page: PageState, command: PaymentControl): Next {
    const [next, ...commands] = paymentStep(page, eventFor(command))
    return [next, ...(command.type === 'startNextPayment' ? ends(page) : []), ...commands]
  }

  /** The page's steps receive an event, if they have begun. While an earlier attempt comes first, they send nothing. */
  function flowEvent(page: PageState, event: E | Reloaded | null): Next {
    if (page.flow === null || event === null) return [page]
    const step = surface.transition(page.flow, event)
    return isEarlier(page.payment) ? [toPage(step[0], page.payment)] : flowStep(page, step)
  }

  /** The page's steps begin, or go on as after a reload: what they have read may be out of date. */
  function open(page: PageState): Next {
    const restored = page.flow && surface.saved.read(surface.saved.toSave(page.flow))
    if (!restored) return flowStep(page, surface.begin())
    const next = toPage(restored, page.payment)
    // A paid payment is shown with the values that the payer saw, before anything is read again.
    return then(flowEvent(next, paidEvent(next, false)), (opened) => flowEvent(opened, { type: 'reloaded' }))
  }

  /** The payment begins: with this device's attempts without a known outcome, if there are any. */
  function openPayment(page: PageState): Next {
    const [payment, ...commands] = steps.begin(earlier())
    return [toPage(page.flow, payment), ...works(commands)]
  }

  const paidEvent = ({ payment }: PageState, isAgain: boolean): E | null =>
    payment.status === 'paid' ? surface.onPaid({ ...payment, isAgain }) : null

  /** The page follows its payment. Each rule sees the page as the rules above it have left it, and as it was before the event. */
  const rules: readonly ((page: PageState, before: PageState) => Next)[] = [
    // The page's own steps begin, or go on after an earlier attempt.
    (page, before) => (!isEarlier(page.payment) && (page.flow === null || isEarlier(before.payment)) ? open(page) : [page]),
    (page, before) => (isBusy(page.payment) && !isBusy(before.payment) ? flowEvent(page, surface.onBegun ?? null) : [page]),
    (page, before) =>
      refusalIn(page.payment) !== null && refusalIn(before.payment) === null ? flowEvent(page, surface.onRefused ?? null) : [page],
    (page) =>
      page.payment.status === 'notPaid' ? then(flowEvent(page, surface.onNotPaid?.(page.payment.reason) ?? null), startNext) : [page],
    // A payment that the page has shown, and shows no more, is over.
    (page, before) => (page.payment === before.payment && isShown(before) && !isShown(page) ? startNext(page) : [page]),
    (page, before) => (isShown(page) ? [page] : flowEvent(page, paidEvent(page, page.payment === before.payment))),
    (page, before) =>
      page.payment !== before.payment || (page.payment.status === 'paid' && !isShown(before)) ? [page, ...ends(page)] : [page],
  ]

  const follow = (before: PageState, step: Next): Next => rules.reduce((next, rule) => then(next, (page) => rule(page, before)), step)

  const transition = (page: PageState, event: PageEvent<E, P>): Next => {
    if (isToPayment<P>(event)) return follow(page, paymentStep(page, event.event))
    return follow(page, event.type === 'reloaded' && isEarlier(page.payment) ? openPayment(page) : flowEvent(page, event))
  }

  return {
    begin: (): Next => {
      const step = openPayment(toPage(null, choosing()[0]))
      return follow(step[0], step)
    },
    transition,
    /** The page's steps, and the chosen card. After a reload the attempt's record is looked up, as in another tab. */
    saved: {
      version: surface.saved.version,
      toSave: ({ flow, payment }) => ({ flow: flow && surface.saved.toSave(flow), card: cardIn(payment) }),
      read: (saved) => {
        const { data } = savedPage.safeParse(saved)
        if (data === undefined) return null
        const [payment] = steps.begin(earlier())
        const flow = data.flow === null ? null : surface.saved.read(data.flow)
        if (isEarlier(payment)) return toPage(flow, payment)
        return flow === null && data.flow !== null ? null : toPage(flow, choosing(data.card)[0])
      },
    } satisfies Saved<PageState>,
  }
}

const isToPayment = <P extends PaymentTypes>(event: Named): event is ToPayment<P> => event.type === 'payment'
const isOwn = <C extends Named>(command: C): command is Exclude<C, PaymentControl> => !isControl(command)
const isControl = (command: Named): command is PaymentControl => command.type === 'startNextPayment' || command.type === 'leavePayment'

const eventFor = ({ type }: PaymentControl) => ({ type: type === 'startNextPayment' ? 'nextStarted' : 'payerLeft' }) as const
