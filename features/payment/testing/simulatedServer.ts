import { type Answer, answered, failed, refused } from '../../shared/api/answers/answer.ts'
import type { Charge, Closed, ClosedOr, Keyed, LookedUp } from '../attempt/attempt.ts'
import type { AnsweredBy, CommandOf } from '../../shared/flow/flow.ts'

type Calls<Request extends Keyed, Receipt> = {
  sendPayment: [{ request: Request }, Charge<Receipt>]
  completePayment: [{ request: Request }, Charge<Receipt>]
  lookUpPayment: [{ request: Keyed }, LookedUp<Receipt>]
  closePayment: [{ request: Keyed }, ClosedOr<Receipt>]
  authenticate: [{ clientSecret: string }, unknown]
}

/** The outcome of a request. `arrivesAndRefuses`: the server acts, and answers a 2xx with errors. */
export const paymentOutcomes = [
  'arrives',
  'answerLost',
  'neverArrives',
  'arrivesLate',
  'declined',
  'asksBank',
  'refused',
  'expired',
  'arrivesAndRefuses',
] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

type LateRequest<Request extends Keyed> =
  | { readonly arrive: 'send'; readonly request: Request }
  | { readonly arrive: 'complete' | 'close'; readonly request: Keyed }

export const lost = failed({ kind: 'timeout' })
const tooMany = refused('Too many questions.', 429)

/** A refusal settles nothing: another request under the key may still be accepted. */
const refusals: { readonly [O in PaymentOutcome]?: Answer<never> } = { refused: refused('No.'), expired: refused('Expired.', 410) }

type Given<Request, Receipt> = {
  readonly receipt: Receipt
  /** Whether a new payment is accepted: its total may be outdated. */
  readonly accepts: (request: Request) => boolean
}

/** A server that saves the result of each key, behind a network that loses, delays and drops. */
export function simulatePayments<Request extends Keyed, Receipt>({ receipt, accepts }: Given<Request, Receipt>) {
  type Result = Charge<Receipt> | Closed
  const ledger = new Map<string, Result>()
  /** Requests that reach the server after the page has stopped waiting for them. */
  const lateRequests: LateRequest<Request>[] = []

  const paid: Charge<Receipt> = { outcome: 'paid', receipt }
  const declined: Charge<Receipt> = { outcome: 'declined', code: 'card_declined' }
  const chargeOf = (outcome: PaymentOutcome): Charge<Receipt> =>
    outcome === 'declined' ? declined : outcome === 'asksBank' ? { outcome: 'requiresAction', clientSecret: 's' } : paid

  const answerWith = (result: Result): Answer<Charge<Receipt>> =>
    result.outcome === 'closed' ? refused('Given up.', 409) : answered(result)

  function save(key: string, result: Result): Result {
    ledger.set(key, result)
    return result
  }

  /** The first result of a key is final. A request that is not accepted has no result. */
  const send = (request: Request, result: Result): Result | undefined =>
    ledger.get(request.key) ?? (accepts(request) ? save(request.key, result) : undefined)

  /** Only an attempt that waits for the bank can be completed. */
  function complete({ key }: Keyed, result: Result): Result | undefined {
    const before = ledger.get(key)
    return before?.outcome === 'requiresAction' ? save(key, result) : before
  }

  /** An attempt that waits for the bank, or is unknown, never charges after this. */
  function close({ key }: Keyed): Result {
    const before = ledger.get(key)
    return before && before.outcome !== 'requiresAction' ? before : save(key, { outcome: 'closed' })
  }

  /** Delivers a request that can move money, and returns the answer that reaches the page. */
  function deliver(late: LateRequest<Request>, outcome: PaymentOutcome, act: () => Answer<Charge<Receipt>>): Answer<Charge<Receipt>> {
    if (outcome === 'arrivesLate') lateRequests.push(late)
    if (outcome === 'arrivesLate' || outcome === 'neverArrives') return lost
    const refusal = refusals[outcome]
    if (refusal) return refusal
    const answer = act()
    if (outcome === 'arrivesAndRefuses') return refused('No.', 200)
    return outcome === 'answerLost' ? lost : answer
  }

  const server = {
    sendPayment: (request: Request, outcome: PaymentOutcome) =>
      deliver({ arrive: 'send', request }, outcome, () => {
        const result = send(request, chargeOf(outcome))
        return result ? answerWith(result) : refused(null, 412)
      }),
    completePayment: (request: Keyed, outcome: PaymentOutcome) =>
      deliver({ arrive: 'complete', request }, outcome, () => {
        const result = complete(request, outcome === 'declined' ? declined : paid)
        return result ? answerWith(result) : refused('There is no such payment.', 404)
      }),
    closePayment: (request: Keyed, outcome: PaymentOutcome): Answer<Result> => {
      if (outcome === 'arrivesLate') lateRequests.push({ arrive: 'close', request })
      if (outcome === 'neverArrives' || outcome === 'arrivesLate') return lost
      if (outcome === 'refused') return tooMany
      const result = close(request)
      return outcome === 'answerLost' ? lost : answered(result)
    },
    lookUpPayment: ({ key }: Keyed, outcome: PaymentOutcome): Answer<LookedUp<Receipt>> => {
      if (outcome === 'neverArrives' || outcome === 'answerLost') return lost
      return outcome === 'refused' ? tooMany : answered(ledger.get(key) ?? { outcome: 'unknown' })
    },
  }

  /** The server acts on a command when it arrives, whether or not the page still waits for the answer. */
  function answerTo(command: CommandOf<Calls<Request, Receipt>>, outcome: PaymentOutcome): AnsweredBy<Calls<Request, Receipt>> {
    switch (command.type) {
      case 'sendPayment':
        return { type: 'sendPaymentAnswered', answer: server.sendPayment(command.request, outcome) }
      case 'completePayment':
        return { type: 'completePaymentAnswered', answer: server.completePayment(command.request, outcome) }
      case 'closePayment':
        return { type: 'closePaymentAnswered', answer: server.closePayment(command.request, outcome) }
      case 'lookUpPayment':
        return { type: 'lookUpPaymentAnswered', answer: server.lookUpPayment(command.request, outcome) }
      case 'authenticate':
        return { type: 'authenticateAnswered', answer: outcome === 'declined' ? refused('Not confirmed.') : answered(null) }
    }
  }

  return {
    ...server,
    answerTo,
    deliverLateRequests: () => {
      for (const late of lateRequests.splice(0)) {
        if (late.arrive === 'send') send(late.request, paid)
        else if (late.arrive === 'complete') complete(late.request, paid)
        else close(late.request)
      }
    },
    charged: (): readonly string[] => [...ledger].flatMap(([key, { outcome }]) => (outcome === 'paid' ? [key] : [])),
    /** Late requests that would charge if they arrived now. */
    lateChargeCount: (): number =>
      lateRequests.filter(({ request: { key }, arrive }) =>
        arrive === 'send' ? !ledger.has(key) : arrive === 'complete' && ledger.get(key)?.outcome === 'requiresAction',
      ).length,
  }
}
