import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Answer, answered, failed, refused } from '../shared/answer.ts'
import type { CheckoutCommand, CheckoutEvent, CheckoutState } from './checkout.ts'
import type { Charge } from './orderWire.ts'
import { buyer, orderFor, purchase } from './testing/examples.ts'
import { transition } from './transition.ts'
import { begin } from './transitions/opening.ts'

const order = orderFor('giftCard')
const { option } = order

type Outcome = Charge | { readonly outcome: 'refused' } | { readonly outcome: 'closed' }

/** A server that keeps what came of each key, and a network that loses, delays and drops. */
type World = {
  state: CheckoutState
  /** Answers that have not arrived yet. */
  underWay: CheckoutEvent[]
  ledger: Map<string, Outcome>
  /** Purchases, and wishes to close them, that will reach the server later than anybody waits for them. */
  late: { readonly key: string; readonly outcome: Outcome }[]
  attempts: number
  made: number
  /** Under which key each way to pay was sent that the provider has made. */
  sentUnder: Map<string, string>
}

type Fate = 'arrives' | 'answerLost' | 'neverArrives' | 'arrivesLate' | 'declined' | 'asksBank' | 'refused'
const fates: readonly Fate[] = ['arrives', 'answerLost', 'neverArrives', 'arrivesLate', 'declined', 'asksBank', 'refused']

const lost = failed({ kind: 'timeout' })
const bought: Charge = { outcome: 'purchased', purchase }
const closed = { outcome: 'closed' } as const
const savedCard = 'pm_saved'

function outcomeOf(fate: Fate): Outcome {
  switch (fate) {
    case 'declined':
      return { outcome: 'declined', code: 'card_declined' }
    case 'asksBank':
      return { outcome: 'requiresAction', clientSecret: 's' }
    case 'refused':
      return { outcome: 'refused' }
    default:
      return bought
  }
}

function said(outcome: Outcome): Answer<Charge> {
  switch (outcome.outcome) {
    case 'refused':
      return refused('No.')
    case 'closed':
      return refused('Given up.', 409)
    default:
      return answered(outcome)
  }
}

/** What a key comes to for good, whatever is sent under it again. */
function act(world: World, key: string, outcome: Outcome): Outcome {
  const before = world.ledger.get(key)
  // What is given up while it waits for the bank, or was refused, is settled by that.
  const isOpen = !before || (outcome.outcome === 'closed' && !isSettled(before))
  if (!isOpen) return before
  world.ledger.set(key, outcome)
  return outcome
}

const isSettled = ({ outcome }: Outcome): boolean => outcome === 'purchased' || outcome === 'declined' || outcome === 'closed'

/** The server acts on a command as soon as it arrives, whether or not anybody is there to hear the answer. */
function answerTo(command: CheckoutCommand, fate: Fate, world: World): CheckoutEvent | null {
  switch (command.type) {
    case 'loadOrder':
      return { type: 'loadOrderAnswered', answer: fate === 'neverArrives' ? lost : answered(order) }
    case 'makePaymentMethod':
      return { type: 'makePaymentMethodAnswered', answer: fate === 'declined' ? refused('Your card number is invalid.') : answered({ id: `made-${(world.made += 1)}` }) }
    case 'authenticate':
      return { type: 'authenticateAnswered', answer: fate === 'declined' ? refused('Not confirmed.') : answered(null) }
    case 'purchase': {
      const { key, paymentMethodId } = command.request
      if (paymentMethodId !== savedCard) expect(world.sentUnder.get(paymentMethodId) ?? key).toBe(key)
      world.sentUnder.set(paymentMethodId, key)
      if (fate === 'neverArrives') return { type: 'purchaseAnswered', answer: lost }
      if (fate === 'arrivesLate') {
        world.late.push({ key, outcome: bought })
        return { type: 'purchaseAnswered', answer: lost }
      }
      const outcome = act(world, key, outcomeOf(fate))
      return { type: 'purchaseAnswered', answer: fate === 'answerLost' ? lost : said(outcome) }
    }
    case 'completePurchase': {
      if (fate === 'neverArrives') return { type: 'completePurchaseAnswered', answer: lost }
      const { key } = command.request
      const isClosed = world.ledger.get(key)?.outcome === 'closed'
      if (!isClosed) world.ledger.set(key, bought)
      return { type: 'completePurchaseAnswered', answer: fate === 'answerLost' ? lost : said(isClosed ? closed : bought) }
    }
    case 'closePurchase': {
      const { key } = command.request
      if (fate === 'arrivesLate') world.late.push({ key, outcome: closed })
      if (fate === 'neverArrives' || fate === 'arrivesLate') return { type: 'closePurchaseAnswered', answer: lost }
      if (fate === 'refused') return { type: 'closePurchaseAnswered', answer: refused('Too many questions.', 429) }
      const outcome = act(world, key, closed)
      return { type: 'closePurchaseAnswered', answer: fate === 'answerLost' || outcome.outcome === 'refused' ? lost : answered(outcome) }
    }
    case 'lookUpPurchase': {
      if (fate === 'neverArrives' || fate === 'answerLost') return { type: 'lookUpPurchaseAnswered', answer: lost }
      if (fate === 'refused') return { type: 'lookUpPurchaseAnswered', answer: refused('Too many questions.', 429) }
      const found = world.ledger.get(command.request.key)
      return { type: 'lookUpPurchaseAnswered', answer: answered(!found || found.outcome === 'refused' ? { outcome: 'unknown' } : found) }
    }
    default:
      return null
  }
}

const deeds = ['buyerSubmitted', 'pay', 'pay', 'wallet', 'cardChanged', 'savedCard', 'retry', 'giveUp', 'giveUp', 'retry', 'back', 'reloaded', 'giftSkipped', 'time'] as const
type Deed = (typeof deeds)[number]

function eventOf(deed: Exclude<Deed, 'time'>, world: World): CheckoutEvent {
  switch (deed) {
    case 'buyerSubmitted':
      return { type: deed, buyer }
    case 'pay':
      world.attempts += 1
      return { type: 'paySubmitted', key: `attempt-${world.attempts}` }
    case 'wallet':
      world.attempts += 1
      return { type: 'walletConfirmed', key: `attempt-${world.attempts}` }
    case 'giveUp':
      return { type: 'paymentGivenUp' }
    case 'savedCard':
      return { type: 'methodChosen', method: { kind: 'savedCard', id: savedCard } }
    default:
      return { type: deed }
  }
}

function follow(world: World, event: CheckoutEvent, fate: Fate): void {
  const before = world.state
  const [next, ...commands] = transition(before, event)
  // An answer to a question of a status that was left is heard by nobody, as the runtime has it.
  if (next.status !== before.status) world.underWay = []
  world.state = next
  for (const command of commands) {
    const answer = answerTo(command, fate, world)
    if (answer) world.underWay.push(answer)
  }
}

const charged = ({ ledger }: World): number => [...ledger.values()].filter(({ outcome }) => outcome === 'purchased').length

/** Purchases on their way under a key of which nothing is known yet. */
const yetToCome = ({ late, ledger }: World): number => late.filter(({ key, outcome }) => outcome !== closed && !ledger.has(key)).length

const step = fc.record({ deed: fc.option(fc.constantFrom(...deeds), { freq: 2 }), fate: fc.constantFrom(...fates) })

it('NET-08 whatever a buyer does, and whatever the network does: no two attempts charge, and nobody is told wrong', () => {
  const seen = new Set<string>()
  const paidBy = new Set<string>()
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), (steps) => {
      const [state, load] = begin({ link: { option, promoCode: null }, token: null, timeZone: 'UTC' })
      const world: World = { state, underWay: [], ledger: new Map(), late: [], attempts: 0, made: 0, sentUnder: new Map() }
      if (load) world.underWay.push({ type: 'loadOrderAnswered', answer: answered(order) })
      for (const { deed, fate } of steps) {
        if (deed === 'time') for (const { key, outcome } of world.late.splice(0)) act(world, key, outcome)
        // Either the buyer does something, or the next answer arrives.
        const event = deed === null ? world.underWay.shift() : deed === 'time' ? undefined : eventOf(deed, world)
        if (event) follow(world, event, fate)
        seen.add(world.state.status === 'paymentInDoubt' ? world.state.lookUp : world.state.status)
        if (world.state.status === 'paying') paidBy.add(world.state.method.kind)

        expect(charged(world)).toBeLessThanOrEqual(1)
        const isPaid = world.state.status === 'giftPage2' || world.state.status === 'confirmation'
        if (isPaid) expect(charged(world)).toBe(1)
        // At the card again, no earlier attempt may ever come to charge.
        if (world.state.status === 'payment') expect([charged(world), yetToCome(world)]).toEqual([0, 0])
      }
    }),
    { numRuns: 5_000 },
  )
  for (const status of ['payment', 'paying', 'authenticating', 'unreachable', 'notCharged', 'closing', 'giftPage2', 'confirmation']) expect(seen).toContain(status)
  expect(paidBy).toEqual(new Set(['newCard', 'savedCard', 'wallet']))
})
