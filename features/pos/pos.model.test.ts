import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PaymentOutcome, paymentOutcomes, simulatePayments } from '../payment/testing/simulatedServer.ts'
import { answered, failed, refused } from '../shared/api/answer.ts'
import { cents } from '../shared/money/money.ts'
import type { Earlier, PosCommand, PosEvent, PosReceipt, PosRequest, PosState, PosStep } from './pos.ts'
import { recordedOf } from './recorded.ts'
import { email, opening, receipt, venue, visa } from './testing/examples.ts'
import { ticket } from '../bill/examples/bill.ts'
import { posStates } from './testing/states.ts'
import { transition } from './transition.ts'
import { begin } from './transitions/earlier.ts'

const actions: readonly PosEvent[] = [
  { type: 'signInSubmitted', email, password: 'p' },
  { type: 'tipChosen', tip: { kind: 'own', amount: cents(5_00) } },
  { type: 'tipChosen', tip: { kind: 'own', amount: null } },
  { type: 'tipSubmitted', key: '' },
  { type: 'addCreditChosen' },
  { type: 'offerChosen', claimId: '881' },
  { type: 'methodChosen', method: { kind: 'newCard' } },
  { type: 'methodChosen', method: { kind: 'savedCard', id: visa.id } },
  { type: 'creditOptionChosen', optionId: '501' },
  { type: 'creditSubmitted', key: '' },
  { type: 'paySubmitted', key: '' },
  { type: 'paySubmitted', key: '' },
  { type: 'paymentGivenUp' },
  { type: 'unresolvedLeft' },
  { type: 'retry' },
  { type: 'reloaded' },
  { type: 'back' },
  { type: 'signOutChosen' },
  { type: 'signedOut' },
]

const outcomesOfReads = ['right', 'right', 'right', 'right', 'right', 'right', 'lost', 'expired'] as const

const randomEvents = fc.array(
  fc.record({
    // Null: the next answer. A page that opens anew finds the device's record.
    action: fc.oneof(
      { weight: 12, arbitrary: fc.constant(null) },
      { weight: 4, arbitrary: fc.constant<PosEvent>({ type: 'paySubmitted', key: '' }) },
      { weight: 6, arbitrary: fc.constantFrom(...actions) },
      { weight: 1, arbitrary: fc.constantFrom('openedAnew' as const, 'deliverLate' as const, 'otherPays' as const) },
    ),
    outcome: fc.constantFrom(...paymentOutcomes, 'arrives', 'answerLost'),
    read: fc.constantFrom(...outcomesOfReads),
  }),
  { minLength: 40, maxLength: 120, size: 'max' },
)

it('NET-08 POS-14 POS-15 pays a bill at most once, and tells the true outcome, whatever the diner and the network do', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(randomEvents, fc.boolean(), (events, isTold) => {
      const paidBills = new Set<string>()
      let isPaidByOther = false
      const server = simulatePayments<PosRequest, PosReceipt>({
        receipt: { ...receipt, isTold },
        // The server takes a bill once, whoever pays it.
        accepts: ({ kind, key }) => kind === 'credit' || paidBills.has(key) || (paidBills.size === 0 && !isPaidByOther),
      })
      const billKeys: string[] = []
      let attempts = 0
      let pending: (() => PosEvent | null)[] = []
      let recorded: Earlier = []
      const page: { state: PosState } = { state: posStates.review }

      const isCharged = (key: string) => {
        const looked = server.lookUpPayment({ key }, 'arrives')
        return looked.ok && looked.value.outcome === 'paid'
      }

      function answerTo(command: PosCommand, outcome: PaymentOutcome, read: (typeof outcomesOfReads)[number]): PosEvent | null {
        const reading = <T>(value: T) =>
          read === 'right' ? answered(value) : read === 'lost' ? failed({ kind: 'offline' }) : refused(null, 401)
        switch (command.type) {
          case 'signIn':
            return { type: 'signInAnswered', answer: answered({}) }
          case 'loadVenue':
            return { type: 'loadVenueAnswered', answer: reading(venue) }
          case 'loadTicket':
            return {
              type: 'loadTicketAnswered',
              answer: reading({ ...ticket, due: isPaidByOther || billKeys.some(isCharged) ? cents(0) : ticket.due }),
            }
          case 'makeCardToken':
            return { type: 'makeCardTokenAnswered', answer: answered({ token: 't', lastFour: '4242' }) }
          case 'addCard':
            return { type: 'addCardAnswered', answer: reading([visa]) }
          case 'sendPayment': {
            const { request } = command
            if (request.kind === 'bill' && !billKeys.includes(request.key)) billKeys.push(request.key)
            for (const key of billKeys) if (isCharged(key)) paidBills.add(key)
            return server.answerTo(command, outcome)
          }
          case 'completePayment':
          case 'lookUpPayment':
          case 'closePayment':
          case 'authenticate':
            return server.answerTo(command, outcome)
          case 'endSession':
          case 'leave':
          case 'signOut':
          case 'wait':
            return null
        }
      }

      function enter([next, ...commands]: PosStep, outcome: PaymentOutcome, read: (typeof outcomesOfReads)[number]): void {
        // The runtime drops the answers to commands of an earlier status.
        if (next.status !== page.state.status) pending = []
        const record = recordedOf(next)
        if (record) recorded = [record]
        else if (recordedOf(page.state)) recorded = []
        page.state = next
        seen.add(page.state.status)
        const carriedOut = commands.map((command) => answerTo(command, outcome, read))
        pending.push(...carriedOut.map((event) => () => event))
      }

      for (const { action, outcome, read } of events) {
        if (action === 'deliverLate') server.deliverLateRequests()
        else if (action === 'otherPays') isPaidByOther = !billKeys.some(isCharged)
        else if (action === 'openedAnew') enter(begin(recorded, { opening, isSignedIn: read === 'right' }), outcome, read)
        else {
          const event =
            action === null ? (pending.shift()?.() ?? null) : 'key' in action ? { ...action, key: `key-${(attempts += 1)}` } : action
          // Whoever goes on without the outcome is told that both may be charged.
          const leaves = event?.type === 'unresolvedLeft' && page.state.status === 'paymentUnknown'
          if (event && !leaves) enter(transition(page.state, event), outcome, read)
        }
        const charges = billKeys.filter(isCharged)
        expect(charges.length).toBeLessThanOrEqual(1)
        if (page.state.status === 'success' || page.state.status === 'tillNotTold') {
          expect(charges).toHaveLength(1)
          expect(page.state.status).toBe(isTold ? 'success' : 'tillNotTold')
        }
        // Where the diner reads that nothing was charged, nothing was.
        if (page.state.status === 'failed') expect(charges).toHaveLength(0)
      }
    }),
    { numRuns: 400 },
  )
  for (const status of [
    'success',
    'tillNotTold',
    'failed',
    'alreadyPaid',
    'paymentUnknown',
    'unresolvedPayment',
    'addingCard',
    'review',
    'addCredit',
  ])
    expect(seen).toContain(status)
})
