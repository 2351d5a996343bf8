import { describe, expect, it } from 'vitest'
import { failed, refused } from '../shared/api/answers/answer.ts'
import type { PosEvent } from './pos.ts'
import { type PosState, load } from './states.ts'
import { after, link, loading, notPaid } from './examples/examples.ts'
import { posStates as states, posVariants as variants } from './examples/states.ts'
import { transition } from './transition.ts'

const commandsOf = (state: PosState, event: PosEvent) => transition(state, event).slice(1)

describe('reading the bill', () => {
  it('POS-05 returns to the order 3.5 s after the bill could not be read', () => {
    expect(commandsOf(loading, { type: 'ticketUnread' })).toEqual([{ type: 'wait', ms: 3_500, then: { type: 'returnDue' } }])
    expect(commandsOf(states.ticketError, { type: 'returnDue' })).toEqual([{ type: 'leave', href: link.returnUrl }])
  })

  it('POS-05 stays without a return address', () => {
    expect(commandsOf(variants.ticketErrorWithoutReturn, { type: 'returnDue' })).toEqual([])
    expect(after(variants.ticketErrorWithoutReturn, { type: 'retry' }).status).toBe('loading')
  })

  it.each([
    ['the server’s own message', refused('This location is closed.', 404), 'This location is closed.', false],
    ['no message', refused(null, 404), 'An unknown error has occurred.', false],
    [
      'a server that is asked too often',
      failed({ kind: 'refused', status: 429, message: null, retryAfter: 30 }),
      'There were too many tries. You can try again in 30 seconds.',
      true,
    ],
    ['no network', failed({ kind: 'offline' }), 'You seem to be offline. Try again when you are connected.', true],
    ['a server that fails', failed({ kind: 'server' }), 'That was our fault, not yours. Please try again.', true],
  ])('POS-05 and NET-06 tell %s of a location that was not read', (_, answer, message, canRetry) => {
    const state = after(loading, answer.ok ? { type: 'back' } : { type: 'venueUnread', failure: answer.failure })
    expect(state).toMatchObject({ status: 'error', message, canRetry })
    expect(after(state, { type: 'retry' }).status).toBe(canRetry ? 'loading' : 'error')
  })

  it('POS-05 tells of a venue without a project', () => {
    expect(states.error.message).toBe('Something went wrong while loading your bill. Please go back and try again.')
    expect(after(states.error, { type: 'retry' })).toBe(states.error)
  })

  it('POS-11 needs all of the link', () => {
    for (const part of ['posSlug', 'location', 'ticket'] as const) {
      const [state] = load({ ...link, [part]: '' })
      expect(state).toMatchObject({ status: 'error', message: 'Missing project or ticket' })
    }
  })
})

describe('NET-04 a session that has ended', () => {
  const ends: readonly (readonly [PosState, PosEvent])[] = [
    [loading, { type: 'signedOut', why: 'expired' }],
    [states.review, { type: 'signedOut', why: 'expired' }],
    [states.review, notPaid({ kind: 'sessionEnded' })],
  ]
  it.each(ends)('%#: leads to the sign-in, and clears the device', (state, event) => {
    expect(after(state, event).status).toBe('loading')
    expect(commandsOf(state, event)).toEqual([{ type: 'forgetDevice' }])
  })
})
