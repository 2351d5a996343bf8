import { expect, it } from 'vitest'
import { type Answer, answered, failed, refused } from '../../shared/api/answers/answer.ts'
import type { Charge, ClosedOr, LookedUp, Recorded } from './attempt.ts'
import { type Lunch, type LunchPayment, type LunchReceipt, lunch, lunchRules, payer, paymentStates, receipt } from '../examples.ts'
import type { PaymentCommand, PaymentEvent, PaymentState } from './payment.ts'
import { paymentSteps } from './paymentSteps.ts'

// A server and a bank that give the same answers again and again, in every combination.

const asksBank = { outcome: 'requiresAction', clientSecret: 'secret' } as const
const charges: readonly Answer<Charge<LunchReceipt>>[] = [
  answered({ outcome: 'paid', receipt }),
  answered({ outcome: 'declined', code: 'card_declined' }),
  answered(asksBank),
  refused('No.'),
  refused('No.', 410),
  failed({ kind: 'timeout' }),
]
const lookUps: readonly Answer<LookedUp<LunchReceipt>>[] = [...charges, answered({ outcome: 'closed' }), answered({ outcome: 'unknown' })]
const closes: readonly Answer<ClosedOr<LunchReceipt>>[] = [...charges, answered({ outcome: 'closed' })]
const banks: readonly Answer<unknown>[] = [answered(null), failed({ kind: 'malformed' })]

/** The longest way that needs no press: read, send, the bank, complete, look up, close. */
const longest = 8

function* answers() {
  for (const send of charges)
    for (const complete of charges)
      for (const lookUp of lookUps) for (const close of closes) for (const bank of banks) yield { send, complete, lookUp, close, bank }
}

type Server = ReturnType<typeof answers> extends Generator<infer Given> ? Given : never
type Event = PaymentEvent<LunchPayment>

/** The answer to a command; null where nothing answers it. */
function eventFor({ type }: PaymentCommand<LunchPayment>, server: Server): Event | null {
  switch (type) {
    case 'sendPayment':
      return { type: 'sendPaymentAnswered', answer: server.send }
    case 'completePayment':
      return { type: 'completePaymentAnswered', answer: server.complete }
    case 'lookUpPayment':
      return { type: 'lookUpPaymentAnswered', answer: server.lookUp }
    case 'closePayment':
      return { type: 'closePaymentAnswered', answer: server.close }
    case 'authenticate':
      return { type: 'authenticateAnswered', answer: server.bank }
    case 'verifyPayment':
      return { type: 'verifyPaymentAnswered', answer: answered(null) }
    case 'recordAttempt':
    case 'endAttempt':
      return null
    case 'makePaymentMethod':
    case 'reportCardSaved':
      throw new Error(`Nothing makes a card here: ${type}`)
  }
}

const eventsFor = (commands: readonly PaymentCommand<LunchPayment>[], server: Server): readonly Event[] =>
  commands.flatMap((command) => eventFor(command, server) ?? [])

const earlier: Recorded<Lunch> = { ...lunch, key: 'attempt-0' }
const pay: Event = {
  type: 'paySubmitted',
  key: 'attempt-1',
  paying: { what: lunch, details: null, asks: [] },
  payer,
  card: { kind: 'savedCard', id: 'pm_visa' },
}

it('NET-08 comes to rest after each press, whatever a server and a bank answer again and again, and leaves a way on', () => {
  let combinations = 0
  for (const verifies of [false, true])
    for (const server of answers()) {
      const { begin, transition } = paymentSteps<LunchPayment>({ ...lunchRules, verifies })
      const rest = ([first, ...firstCommands]: ReturnType<typeof transition>): PaymentState<LunchPayment> => {
        let state = first
        let [event] = eventsFor(firstCommands, server)
        for (let step = 0; event !== undefined; step += 1) {
          if (step > longest) throw new Error(`No rest at ${state.status}: ${JSON.stringify(server)}`)
          const [next, ...following] = transition(state, event)
          state = next
          ;[event] = eventsFor(following, server)
        }
        return state
      }
      let state = rest(transition(paymentStates.choosing, pay))
      rest(begin([earlier]))
      // Each press after it comes to rest as well.
      for (const type of ['retry', 'paymentGivenUp', 'retry', 'unresolvedLeft'] as const) state = rest(transition(state, { type }))
      expect(['preparing', 'verifying', 'paying', 'authenticating']).not.toContain(state.status)
      if ('lookUp' in state) expect(['unreachable', 'noFinalAnswer', 'notFound']).toContain(state.lookUp)
      combinations += 1
    }
  expect(combinations).toBe(2 * 6 * 6 * 8 * 7 * 2)
})
