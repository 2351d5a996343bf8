import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refused } from '../shared/answer.ts'
import { isFinalAnswer } from '../shared/isFinalAnswer.ts'
import { memberOf } from './account.ts'
import type { CheckoutEvent, CheckoutState, CheckoutStep } from './checkout.ts'
import { isAtHand } from './chosenCard.ts'
import { buyer } from './testing/examples.ts'
import { type Fate, type World, answerTo, charged, fates, order, passTime, savedCard, yetToCharge } from './testing/world.ts'
import { transition } from './transition.ts'
import { begin } from './transitions/opening.ts'

type Transition = (state: CheckoutState, event: CheckoutEvent) => CheckoutStep

const deeds = [
  'buyerSubmitted',
  'pay',
  'pay',
  'wallet',
  'cardChanged',
  'savedCard',
  'retry',
  'giveUp',
  'giveUp',
  'retry',
  'back',
  'reloaded',
  'giftSkipped',
  'signInChosen',
  'time',
] as const
type Deed = (typeof deeds)[number]
type Moment = { readonly deed: Deed | null; readonly fate: Fate }

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

/** Answers to what the commands ask, each to be heard later. */
function ask(world: World, commands: readonly CheckoutStep[1][], fate: Fate): void {
  for (const command of commands) {
    const answer = command && answerTo(command, fate, world)
    if (answer) world.underWay.push(answer)
  }
}

const isAwaited = (state: CheckoutState): boolean => 'visit' in state && state.visit.account.kind === 'awaited'

function follow(world: World, rules: Transition, event: CheckoutEvent, fate: Fate): void {
  const before = world.state
  const [next, ...commands] = rules(before, event)
  if (event.type === 'loadMemberAnswered' && !event.answer.ok) {
    const isWord = isFinalAnswer(event.answer.failure)
    world.isUnheard = !isWord
    world.mayBeNobody ||= isWord
  }
  if (event.type === 'buyerSubmitted') world.mayBeNobody ||= isAwaited(before)
  if (event.type === 'methodChosen') world.hasChosen ||= before.status === 'payment'
  // Read anew from the details on, a checkout begins with the first card again.
  if (next.status === 'loading' && next.paying === null) world.hasChosen = false
  // An answer to a question of a status that was left is heard by nobody, as the runtime has it.
  if (next.status !== before.status) {
    world.underWay = []
    world.isUnheard = false
  }
  world.state = next
  ask(world, commands, fate)
}

/** Walks a buyer through a world under these rules; `look` sees it after every step. */
function walk(rules: Transition, moments: readonly Moment[], look: (world: World) => void): void {
  const [state, ...commands] = begin({ link: { option: order.option, promoCode: null }, token: 't', timeZone: 'UTC' })
  const world: World = {
    state,
    underWay: [],
    isUnheard: false,
    mayBeNobody: false,
    hasChosen: false,
    price: order.pay,
    ledger: new Map(),
    late: [],
    attempts: 0,
    made: 0,
    sentUnder: new Map(),
  }
  ask(world, commands, 'arrives')
  for (const { deed, fate } of moments) {
    if (deed === 'time') passTime(world)
    // Either the buyer does something, or the next answer arrives.
    const event = deed === null ? world.underWay.shift() : deed === 'time' ? undefined : eventOf(deed, world)
    if (event) follow(world, rules, event, fate)
    look(world)
  }
}

/** No two attempts charge, nobody is told wrong, and no card pays in the place of one that was chosen. */
function expectHonest(world: World): void {
  const { state } = world
  const { status } = state
  if (state.status === 'paying' && state.method.kind === 'savedCard' && world.hasChosen) expect(state.method.id).toBe(savedCard)
  expect(charged(world)).toBeLessThanOrEqual(1)
  if (status === 'giftPage2' || status === 'confirmation') expect(charged(world)).toBe(1)
  // At the card again, or where the price may be asked for anew, no earlier attempt may ever come to charge.
  if (status === 'payment' || status === 'expired') expect([charged(world), yetToCharge(world)]).toEqual([0, 0])
}

/** Whoever is awaited is being read, unless nobody could say; and they are nobody only by a last word, or by going on before it. */
function expectRead({ state, underWay, isUnheard, mayBeNobody }: World): void {
  if (state.status !== 'checkout' && state.status !== 'payment') return
  if (isAwaited(state) && !isUnheard) expect(underWay.filter(({ type }) => type === 'loadMemberAnswered')).toHaveLength(1)
  if (state.visit.account.kind === 'none') expect(mayBeNobody).toBe(true)
}

/** Twice as often what makes an attempt long, and with that what may overtake another. */
const fate = fc.constantFrom(...fates, 'asksBank', 'arrivesLate', 'declined')
const moments = fc.array(fc.record({ deed: fc.option(fc.constantFrom(...deeds), { freq: 2 }), fate }), {
  minLength: 20,
  maxLength: 80,
  size: 'max',
})
const check = (rules: Transition, look: (world: World) => void) =>
  fc.property(moments, (each) =>
    walk(rules, each, (world) => {
      look(world)
      expectHonest(world)
      expectRead(world)
    }),
  )

it('NET-08 whatever a buyer does, and whatever the network does: no two attempts charge, and nobody is told wrong', () => {
  const seen = new Set<string>()
  const paidBy = new Set<string>()
  const note = ({ state }: World) => {
    seen.add(state.status === 'paymentUnknown' ? state.lookUp : state.status === 'paying' ? state.phase : state.status)
    if (state.status === 'paying') paidBy.add(state.method.kind)
    // What is charged was in sight: the total, and the card.
    if (state.status === 'paying') expect(state.request.agreed).toBe(state.visit.order.pay)
    if (state.status === 'paying' && state.method.kind === 'savedCard') expect(isAtHand(state.method, state.visit.account)).toBe(true)
  }
  fc.assert(check(transition, note), { numRuns: 5_000 })
  for (const stage of [
    'payment',
    'charging',
    'chargingAgain',
    'completing',
    'authenticating',
    'unreachable',
    'noWord',
    'notCharged',
    'closing',
    'repricing',
    'expired',
    'giftPage2',
    'confirmation',
  ]) {
    expect(seen).toContain(stage)
  }
  expect(paidBy).toEqual(new Set(['newCard', 'savedCard', 'wallet']))
})

describe('NET-08 the walk finds a fault that is planted', () => {
  const atPayment = ({ visit, buyer: by }: Extract<CheckoutState, { buyer: typeof buyer; visit: unknown }>): CheckoutStep => [
    { status: 'payment', visit, buyer: by, method: { kind: 'newCard' }, problem: null },
  ]
  const faults: Readonly<Record<string, Transition>> = {
    'another payment may be made as soon as the bank was not satisfied': (state, event) =>
      state.status === 'authenticating' && event.type === 'authenticateAnswered' && !event.answer.ok
        ? atPayment(state)
        : transition(state, event),
    'a refusal counts as the last word of an attempt that was in doubt': (state, event) =>
      state.status === 'paying' &&
      event.type === 'purchaseAnswered' &&
      !event.answer.ok &&
      event.answer.failure.kind === 'refused' &&
      event.answer.failure.status === 422
        ? atPayment(state)
        : transition(state, event),
    'what did not arrive is not closed': (state, event) =>
      state.status === 'paymentUnknown' && event.type === 'paymentGivenUp' ? atPayment(state) : transition(state, event),
    'who comes back is not read': (state, event) => (event.type === 'back' ? [transition(state, event)[0]] : transition(state, event)),
    'who comes back from the provider is not read': (state, event) =>
      event.type === 'makePaymentMethodAnswered' && !event.answer.ok ? [transition(state, event)[0]] : transition(state, event),
    'a card that is gone gives way to another one': (state, event) => {
      const [next, ...commands] = transition(state, event)
      const cards = next.status === 'payment' ? memberOf(next.visit.account)?.cards : undefined
      const isGone =
        state.status === 'payment' &&
        state.method.kind === 'savedCard' &&
        next.status === 'payment' &&
        next.method.kind === 'newCard' &&
        event.type === 'loadMemberAnswered'
      return isGone && cards?.[0] ? [{ ...next, method: { kind: 'savedCard', id: cards[0].id }, problem: null }] : [next, ...commands]
    },
    'a refusal that says nothing of a member makes them nobody': (state, event) =>
      event.type === 'loadMemberAnswered' && !event.answer.ok && event.answer.failure.kind === 'refused'
        ? transition(state, { ...event, answer: refused(null, 401) })
        : transition(state, event),
  }

  it.each(Object.entries(faults))('%s', (_, rules) => {
    expect(
      fc.check(
        check(rules, () => undefined),
        { numRuns: 50_000, endOnFailure: true },
      ).failed,
    ).toBe(true)
  })
})
