import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { PosEvent, PosState } from '../pos.ts'
import { after, email, link, loading, next, notPaid, ticketRead, venueRead } from '../examples/examples.ts'
import { posStates as states, posVariants as variants } from '../examples/states.ts'
import { transition } from '../transition.ts'

/** The commands of the last event. */
const commandsOf = (state: PosState, event: PosEvent) => transition(state, event).slice(1)
const expired = refused('Please sign in again.', 401)

describe('reading the bill', () => {
  it('POS-05 returns to the order 3.5 s after the bill could not be read', () => {
    const invalid: PosEvent = { type: 'loadTicketAnswered', answer: failed({ kind: 'server' }) }
    expect(commandsOf(after(loading, venueRead()), invalid)).toEqual([{ type: 'wait', ms: 3_500, then: { type: 'returnDue' } }])
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
    const state = after(loading, { type: 'loadVenueAnswered', answer })
    expect(state).toMatchObject({ status: 'error', message, canRetry })
    expect(after(state, { type: 'retry' }).status).toBe(canRetry ? 'loading' : 'error')
  })

  it('POS-05 tells of a venue without a project', () => {
    expect(states.error.message).toBe('Something went wrong while loading your bill. Please go back and try again.')
    expect(after(states.error, { type: 'retry' })).toBe(states.error)
  })

  it('POS-11 needs all of the link', () => {
    for (const part of ['posSlug', 'location', 'ticket'] as const) {
      const state = after(
        { ...states.error, opening: { link: { ...link, [part]: '' }, restored: null, notice: null } },
        { type: 'reloaded' },
      )
      expect(state).toMatchObject({ status: 'error', message: 'Missing project or ticket' })
    }
  })

  it('asks for the bill of the venue’s project and location', () => {
    expect(commandsOf(loading, venueRead())).toEqual([{ type: 'loadTicket', link, projectId: '70', locationId: '700' }])
  })
})

describe('NET-04 a session that has ended', () => {
  const ends: readonly (readonly [PosState, PosEvent])[] = [
    [loading, { type: 'loadVenueAnswered', answer: expired }],
    [after(loading, venueRead()), { type: 'loadTicketAnswered', answer: expired }],
    [states.review, notPaid({ kind: 'sessionEnded' })],
  ]
  it.each(ends)('%#: leads to the sign-in, and clears the session and the device', (state, event) => {
    expect(after(state, event)).toMatchObject({ status: 'signIn', hasExpired: true })
    expect(commandsOf(state, event)).toEqual([{ type: 'endSession' }])
  })

  it('goes on where the diner was, with their tip', () => {
    const tip = { kind: 'own', amount: cents(7_00) } as const
    const atReview = after(states.redeemCredit, { type: 'tipChosen', tip }, next, notPaid({ kind: 'sessionEnded' }))
    const again = after(atReview, { type: 'signInSubmitted', email, password: 'p' }, { type: 'signInAnswered', answer: answered({}) })
    expect(after(again, venueRead(), ticketRead())).toMatchObject({ status: 'review', visit: { choices: { tip: { amount: 7_00 } } } })
  })
})

describe('signing in', () => {
  it('POS-03 leads to a new password and back, with the address that was typed', () => {
    const typed = after(states.signIn, { type: 'forgotChosen', email: 'ada@' })
    expect(typed).toMatchObject({ status: 'forgotPassword', email: 'ada@' })
    expect(after(typed, { type: 'back' })).toMatchObject({ status: 'signIn', email: 'ada@' })
    expect(after(typed, { type: 'forgotLeft', email })).toMatchObject({ status: 'signIn', email })
  })

  it('sends one sign-in at a time', () => {
    const sent = after(states.signIn, { type: 'signInSubmitted', email, password: 'p' })
    expect(commandsOf(sent, { type: 'signInSubmitted', email, password: 'p' })).toEqual([])
    expect(after(sent, { type: 'signInAnswered', answer: answered({}) }).status).toBe('loading')
  })
})
