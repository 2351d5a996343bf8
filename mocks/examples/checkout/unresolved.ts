import type { CheckoutEvent, StateOf } from '../../../features/checkout/checkout.ts'
import { after, lookedUp, unknown } from '../../../features/checkout/testing/events.ts'
import { beginAfter } from '../../../features/checkout/transitions/unresolvedPayment.ts'
import type { Found } from '../../../features/checkout/unresolved.ts'
import { answered, failed, refused } from '../../../features/shared/api/answer.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { purchase } from './examples.ts'

/** An attempt of an earlier visit after these events. @throws if they lead to another status. */
function foundAfter(...heard: readonly CheckoutEvent[]): StateOf<'unresolvedPayment'> {
  const attempt = { key: 'attempt-1', option: { kind: 'ico', id: 'ico-75' }, amount: cents(75_00) } as const
  const [opened] = beginAfter([attempt], {
    link: { option: { kind: 'ico', id: 'ico-100' }, promoCode: null },
    token: null,
    timeZone: 'America/Chicago',
  })
  const state = after(opened, ...heard)
  if (state.status !== 'unresolvedPayment') throw new Error(`It leads to ${state.status}.`)
  return state
}

const wasCharged = lookedUp(answered({ outcome: 'paid', receipt: purchase }))

/** The state for each look-up of an earlier visit's attempt. */
export const unresolvedStates = {
  asking: foundAfter(),
  charged: foundAfter(wasCharged),
  notCharged: foundAfter(unknown),
  closing: foundAfter(unknown, { type: 'paymentGivenUp' }),
  unreachable: foundAfter(lookedUp(failed({ kind: 'offline' }))),
  noFinalAnswer: foundAfter(lookedUp(refused(null, 404))),
  chargedUnread: foundAfter(wasCharged, { type: 'loadOrderAnswered', answer: refused(null, 410) }),
} as const satisfies Record<Found['lookUp'], StateOf<'unresolvedPayment'>>
