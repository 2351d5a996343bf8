import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answer.ts'
import type { CheckoutEvent } from '../checkout.ts'
import { purchase } from '../testing/examples.ts'
import { link, loaded, order } from '../testing/states.ts'
import { transition } from '../transition.ts'
import { begin } from './opening.ts'
import { beginAfter } from './unresolvedPayment.ts'
import { after, closed, lookedUp } from '../testing/events.ts'

const given = { link, token: 'member-token', timeZone: 'Pacific/Auckland' } as const
const first = { key: 'attempt-1', option: { kind: 'gco', id: 'gco-old' }, amount: order.pay } as const
const second = { ...first, key: 'attempt-2' }
const wasCharged = lookedUp(answered({ outcome: 'paid', receipt: purchase }))
const unread = { type: 'loadOrderAnswered', answer: failed({ kind: 'server' }) } as const

const [asking] = beginAfter([first, second], given)
const notCharged = after(asking, lookedUp(answered({ outcome: 'unknown' })))
const states = {
  asking,
  unreachable: after(asking, lookedUp(failed({ kind: 'timeout' }))),
  noFinalAnswer: after(asking, lookedUp(refused(null, 404))),
  notCharged,
  closing: after(notCharged, { type: 'paymentGivenUp' }),
  charged: after(asking, wasCharged),
  chargedUnread: after(asking, wasCharged, unread),
}
type StateName = keyof typeof states

const lookUp = { type: 'lookUpPayment', request: { key: 'attempt-1' } }
const lookUpNext = { type: 'lookUpPayment', request: { key: 'attempt-2' } }
const close = { type: 'closePayment', request: { key: 'attempt-1' } }
const loadOld = { type: 'loadOrder', link: { option: first.option, promoCode: null } }
const next = { lookUp: 'asking', attempts: [second] }

describe('NET-08 an attempt of an earlier visit', () => {
  it.each<[StateName, CheckoutEvent, object, readonly object[]]>([
    ['asking', lookedUp(answered({ outcome: 'requiresAction', clientSecret: 's' })), { lookUp: 'notCharged' }, []],
    ['asking', lookedUp(failed({ kind: 'offline' })), { lookUp: 'unreachable' }, []],
    ['asking', lookedUp(failed({ kind: 'server' })), { lookUp: 'noFinalAnswer' }, []],
    ['asking', lookedUp(failed({ kind: 'malformed' })), { lookUp: 'noFinalAnswer' }, []],
    ['asking', lookedUp(answered({ outcome: 'closed' })), next, [lookUpNext]],
    ['asking', wasCharged, { lookUp: 'charged', purchase }, [loadOld]],
    ['unreachable', { type: 'retry' }, { lookUp: 'asking' }, [lookUp]],
    ['unreachable', { type: 'reloaded' }, { lookUp: 'asking' }, [lookUp]],
    ['noFinalAnswer', { type: 'retry' }, { lookUp: 'asking' }, [lookUp]],
    ['noFinalAnswer', { type: 'unresolvedLeft' }, next, [lookUpNext]],
    ['notCharged', { type: 'retry' }, { lookUp: 'asking' }, [lookUp]],
    ['notCharged', { type: 'paymentGivenUp' }, { lookUp: 'closing' }, [close]],
    ['closing', { type: 'reloaded' }, { lookUp: 'asking' }, [lookUp]],
    ['closing', closed, next, [lookUpNext]],
    ['closing', { ...closed, answer: refused(null, 403) }, { lookUp: 'noFinalAnswer' }, []],
    ['charged', unread, { lookUp: 'chargedUnread', purchase }, []],
    [
      'charged',
      loaded,
      { status: 'confirmation', purchase, visit: { askedCode: null, timeZone: 'Pacific/Auckland', account: { kind: 'awaited' } } },
      [],
    ],
    ['charged', { type: 'reloaded' }, { lookUp: 'asking' }, [lookUp]],
    ['chargedUnread', { type: 'unresolvedLeft' }, next, [lookUpNext]],
  ])('continues from %s after %j', (from, event, to, commands) => {
    const [state, ...asked] = transition(states[from], event)
    expect(state).toMatchObject(to)
    expect(asked).toEqual(commands)
  })

  it('ignores every other event', () => {
    const ignored: readonly (readonly [CheckoutEvent, ...StateName[]])[] = [
      [{ type: 'retry' }, 'asking', 'closing', 'charged', 'chargedUnread'],
      [{ type: 'paymentGivenUp' }, 'asking', 'unreachable', 'noFinalAnswer', 'closing', 'charged', 'chargedUnread'],
      [{ type: 'unresolvedLeft' }, 'asking', 'unreachable', 'notCharged', 'closing', 'charged'],
      [{ type: 'reloaded' }, 'chargedUnread'],
      [wasCharged, 'unreachable', 'noFinalAnswer', 'notCharged', 'closing', 'charged', 'chargedUnread'],
      [closed, 'asking', 'unreachable', 'noFinalAnswer', 'notCharged', 'charged', 'chargedUnread'],
      [loaded, 'asking', 'unreachable', 'noFinalAnswer', 'notCharged', 'closing', 'chargedUnread'],
    ]
    for (const [event, ...at] of ignored)
      for (const name of at) expect([name, ...transition(states[name], event)]).toEqual([name, states[name]])
  })

  it('leads to the address’s option once all attempts are settled', () => {
    expect(transition(after(asking, lookedUp(answered({ outcome: 'closed' }))), lookedUp(answered({ outcome: 'closed' })))).toEqual(
      begin(given),
    )
  })
})
