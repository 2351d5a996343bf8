import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/answer.ts'
import type { CheckoutCommand, CheckoutEvent, CheckoutState } from './checkout.ts'
import { buyer, orderFor, purchase } from './testing/examples.ts'
import { transition } from './transition.ts'
import { begin } from './transitions/opening.ts'

const order = orderFor('giftCard')
const { option } = order

/** A server that charges once for each attempt; what it has answered, and has not arrived yet. */
type World = {
  state: CheckoutState
  underWay: CheckoutEvent[]
  charges: number
  attempt: 'none' | 'charged' | 'requiresAction'
}

type Fate = 'arrives' | 'answerLost' | 'neverArrives' | 'declined' | 'asksBank' | 'refused'
const fates: readonly Fate[] = ['arrives', 'answerLost', 'neverArrives', 'declined', 'asksBank', 'refused']

const lost = failed({ kind: 'timeout' })

/** The server acts on a command as soon as it is sent, whether or not anybody is there to hear the answer. */
function answerTo(command: CheckoutCommand, fate: Fate, world: World): CheckoutEvent | null {
  const charge = () => {
    if (world.attempt !== 'charged') world.charges += 1
    world.attempt = 'charged'
    return answered({ outcome: 'purchased', purchase } as const)
  }
  const ends = (answer: ReturnType<typeof refused>) => ((world.attempt = 'none'), answer)
  switch (command.type) {
    case 'loadOrder':
      return { type: 'loadOrderAnswered', answer: fate === 'neverArrives' ? lost : answered(order) }
    case 'makePaymentMethod':
      return { type: 'makePaymentMethodAnswered', answer: fate === 'declined' ? refused('Your card number is invalid.') : answered({ id: 'pm' }) }
    case 'purchase': {
      if (world.attempt === 'charged') return { type: 'purchaseAnswered', answer: charge() }
      if (fate === 'neverArrives') return { type: 'purchaseAnswered', answer: lost }
      if (fate === 'refused') return { type: 'purchaseAnswered', answer: refused('No.') }
      if (fate === 'declined') return { type: 'purchaseAnswered', answer: answered({ outcome: 'declined', code: 'card_declined' }) }
      if (fate === 'asksBank') {
        world.attempt = 'requiresAction'
        return { type: 'purchaseAnswered', answer: answered({ outcome: 'requiresAction', clientSecret: 's' }) }
      }
      const answer = charge()
      return { type: 'purchaseAnswered', answer: fate === 'answerLost' ? lost : answer }
    }
    case 'authenticate':
      return { type: 'authenticateAnswered', answer: fate === 'declined' ? ends(refused('Not confirmed.')) : answered(null) }
    case 'completePurchase': {
      if (fate === 'neverArrives') return { type: 'completePurchaseAnswered', answer: lost }
      const answer = charge()
      return { type: 'completePurchaseAnswered', answer: fate === 'answerLost' ? lost : answer }
    }
    case 'lookUpPurchase': {
      if (fate === 'neverArrives' || fate === 'answerLost') return { type: 'lookUpPurchaseAnswered', answer: lost }
      if (world.attempt === 'charged') return { type: 'lookUpPurchaseAnswered', answer: answered({ outcome: 'purchased', purchase }) }
      const value = world.attempt === 'requiresAction' ? ({ outcome: 'requiresAction', clientSecret: 's' } as const) : ({ outcome: 'unknown' } as const)
      return { type: 'lookUpPurchaseAnswered', answer: answered(value) }
    }
    default:
      return null
  }
}

const deeds: readonly CheckoutEvent[] = [
  { type: 'buyerSubmitted', buyer },
  { type: 'paySubmitted' },
  { type: 'cardChanged' },
  { type: 'methodChosen', method: { kind: 'savedCard', id: 'pm_saved' } },
  { type: 'retry' },
  { type: 'back' },
  { type: 'reloaded' },
  { type: 'giftSkipped' },
]

function act(world: World, event: CheckoutEvent, fate: Fate): void {
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

const step = fc.record({ deed: fc.option(fc.constantFrom(...deeds), { freq: 2 }), fate: fc.constantFrom(...fates) })

it('NET-08 whatever a buyer does, and whatever the network does: nothing is charged twice, and nobody is told so who was not charged', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), (steps) => {
      const [state, load] = begin({ link: { option, promoCode: null }, token: null, timeZone: 'UTC' })
      const world: World = { state, underWay: [], charges: 0, attempt: 'none' }
      if (load) world.underWay.push({ type: 'loadOrderAnswered', answer: answered(order) })
      for (const { deed, fate } of steps) {
        // Either the buyer does something, or the next answer arrives.
        const event = deed ?? world.underWay.shift()
        if (event) act(world, event, fate)
        expect(world.charges).toBeLessThanOrEqual(1)
        const isPaid = world.state.status === 'giftPage2' || world.state.status === 'confirmation'
        if (isPaid) expect(world.charges).toBe(1)
        // At the card again, or told that nothing was charged, nothing may have been.
        const saysNotCharged = world.state.status === 'payment' || (world.state.status === 'paymentInDoubt' && world.state.lookUp === 'notCharged')
        if (saysNotCharged) expect(world.attempt).not.toBe('charged')
      }
    }),
    { numRuns: 2_000 },
  )
})
