import { flowRunner } from '../../apps/runtime/flow/flowRunner.ts'
import type { PaymentGateway } from '../../apps/runtime/payments/gateway/paymentGateway.ts'
import { type PageSetup, pageFlow } from '../../apps/runtime/payments/pageFlow.ts'
import { createPresses, payingIn } from '../../apps/runtime/payments/presses.ts'
import type { CardMethod, NoCard, PaymentTypes } from '../../features/payment/attempt/attempt.ts'
import { mustWait } from '../../features/payment/attempt/paymentState.ts'
import { reasonShown, sumShown } from '../../features/payment/attempt/gate.ts'
import { answered } from '../../features/shared/api/answers/answer.ts'
import type { Named, Status } from '../../features/shared/flow/flow.ts'
import { cents } from '../../features/shared/money/money.ts'
import { facts, opened } from './device.ts'

export type Way = 'card' | 'saved card' | 'wallet' | 'Enter, twice' | 'a question'

/** A page as its payer uses it. */
export type OpenPage = {
  /** The sum on the button, in cents. */
  readonly amount: () => number | null
  /** The payment that a press makes now, as the payer sees it; null for none. */
  readonly agreed: () => unknown
  /** The reason beside it why nothing can be paid; null for none. */
  readonly blocked: () => string | null
  /** Pays. A question about an earlier payment is answered with a yes where `again`; any other question always. */
  readonly pay: (way: Way, again?: boolean) => Promise<void>
  readonly retry: () => Promise<void>
  /** Goes on after an earlier payment. */
  readonly goOn: () => Promise<void>
  readonly status: () => string
}

const unused = () => Promise.reject(new Error('The table needs none.'))
const gateway: PaymentGateway = {
  provider: { makePaymentMethod: async () => answered({ id: 'pm_visa' }), authenticate: unused },
  makeCardToken: async () => answered({ token: 'tok_pm_ok_4242', lastFour: '4242' }),
  open: unused,
  setVenueKey: () => undefined,
  setElements: () => undefined,
  setConsent: () => undefined,
}

type Options<S> = { readonly saved: CardMethod | NoCard; readonly isReading?: (flow: S | null) => boolean }

const newCard = { kind: 'newCard' } as const

/** Opens a page that pays, as `usePaymentPage` does. */
export async function openPage<S extends Status, E extends Named, C extends Named, P extends PaymentTypes>(
  setup: PageSetup<S, E, C, P>,
  { saved, isReading = () => false }: Options<S>,
) {
  const { state, send, subscribe, start } = flowRunner(
    pageFlow<S, E, C, P>(setup, { latest: () => setup, openGateway: async () => gateway, drawn: async () => undefined }),
  )
  const now = () => ({
    state: state().payment,
    get view() {
      return setup.view(state().flow)
    },
  })
  const presses = createPresses<P>({ now, send: (event) => send({ type: 'payment', event }), records: setup.records })

  /** Waits until the page waits for its payer, and for what it does after that. */
  async function settled(): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (mustWait(state().payment) || isReading(state().flow)) return
        stop()
        resolve()
      }
      const stop = subscribe(look)
      look()
    })
    await new Promise<void>((resolve) => setImmediate(resolve))
  }

  const paying = () => payingIn<P>(now().view)
  const amount = () => sumShown(paying())?.amount ?? null
  const blocked = () => reasonShown(paying())
  function agreed() {
    const now = paying()
    return now !== null && 'what' in now ? now.what : null
  }
  function press(way: Way): void {
    if (way === 'wallet') {
      if (presses.mayConfirm()) presses.onConfirmed(amount() ?? cents(0))
      return
    }
    // A new card takes the longer way.
    const card = way === 'card' || (way === 'Enter, twice' && saved.kind !== 'noCard') ? newCard : saved
    presses.onPay(card)
    if (way === 'Enter, twice') presses.onPay(card)
  }

  async function pay(way: Way, again = false): Promise<void> {
    press(way)
    await settled()
    for (let asked = now().state; asked.status === 'asking'; asked = now().state) {
      const isYes = again || asked.question.about !== 'paidBefore'
      if (asked.question.about === 'paidBefore' && isYes) facts.push({ did: 'agreedToPayAgain' })
      presses.onAnswer(isYes)
      if (!isYes) return
      if (now().state.status === 'choosing') press(way)
      await settled()
    }
  }

  opened.leave()
  opened.leave = start()
  await settled()
  const act = (type: 'retry' | 'unresolvedLeft') => () => (send({ type: 'payment', event: { type } }), settled())
  const [retry, goOn] = [act('retry'), act('unresolvedLeft')]
  return { flow: () => state().flow, send, settled, amount, agreed, blocked, pay, retry, goOn, status: () => state().payment.status }
}
