import { describe, expect, it } from 'vitest'
import type { ClaimEvent, ClaimState } from '../claim.ts'
import { states } from '../testing/states.ts'
import { asking } from '../testing/variants.ts'
import { transition } from '../transition.ts'

/** Expects that the state ignores the events. */
const assertUntouched = (state: ClaimState, ...events: readonly ClaimEvent[]) => {
  for (const event of events) expect(transition(state, event)).toEqual([state])
}

describe('while an answer is awaited', () => {
  it('CLM-22 no second code is asked for, and none is sent: each code belongs to its own text', () => {
    const resending = { ...states.smsVerification, secondsToResend: 0, submission: { phase: 'resending' } } as const
    assertUntouched(resending, { type: 'resendCode' }, { type: 'smsCodeTyped', text: '1' }, { type: 'smsCodeSubmitted', text: '123456' })
  })
  it('CLM-18 the claim code that is being checked does not change', () => {
    assertUntouched(asking.claimCode, { type: 'claimCodeSubmitted', text: 'OTHER' })
  })
  it('CLM-24 the password that is being checked does not change', () => {
    assertUntouched(asking.authentication, { type: 'passwordSubmitted', text: 'other1' })
  })
  it('NET-08 nothing takes a guest away from a claim on its way', () => {
    assertUntouched(states.claiming, { type: 'back' }, { type: 'startOver' }, { type: 'retry' })
  })
})

describe('CLM-22 the countdown to another code', () => {
  it('ends by the clock, also where seconds were slept through', () => {
    expect(transition(states.smsVerification, { type: 'resendDue' })[0]).toMatchObject({ secondsToResend: 0 })
  })
})

describe('CLM-17 a slow offer', () => {
  it('is said to be slow after 5 s, with another way', () => {
    const [loading, , wait] = transition(states.offerCode, { type: 'offerCodeSubmitted', code: 'WELCOME25' })
    expect(wait).toEqual({ type: 'wait', ms: 5_000, then: { type: 'offerSlow' } })
    expect(transition(loading, { type: 'offerSlow' })[0]).toMatchObject({ slow: true })
    expect(transition(loading, { type: 'startOver' })[0]).toMatchObject({ status: 'offerCode', code: '' })
  })
})
