import { describe, expect, it } from 'vitest'
import type { ClaimEvent, ClaimState } from '../claim.ts'
import { states } from '../examples/states.ts'
import { asking } from '../examples/variants.ts'
import { transition } from '../transition.ts'

/** Expects that the state ignores the events. */
const assertUntouched = (state: ClaimState, ...events: readonly ClaimEvent[]) => {
  for (const event of events) expect(transition(state, event)).toEqual([state])
}

describe('while an answer is awaited', () => {
  it('CLM-22 no other code can be requested or submitted: each code belongs to one text message', () => {
    const resending = { ...states.smsVerification, secondsToResend: 0, submission: { phase: 'resending' } } as const
    assertUntouched(resending, { type: 'resendCode' }, { type: 'smsCodeTyped', text: '1' }, { type: 'smsCodeSubmitted', text: '123456' })
  })
  it('CLM-18 the claim code cannot change while it is checked', () => {
    assertUntouched(asking.claimCode, { type: 'claimCodeSubmitted', text: 'OTHER' })
  })
  it('CLM-24 the password cannot change while it is checked', () => {
    assertUntouched(asking.authentication, { type: 'passwordSubmitted', text: 'other1' })
  })
  it('NET-08 no event leaves a claim that is being sent', () => {
    assertUntouched(states.claiming, { type: 'back' }, { type: 'startOver' }, { type: 'retry' })
  })
})

describe('CLM-22 the countdown until another code', () => {
  it('ends by the clock, even if the device slept for seconds', () => {
    expect(transition(states.smsVerification, { type: 'resendDue' })[0]).toMatchObject({ secondsToResend: 0 })
  })
})

describe('CLM-17 a slow offer', () => {
  it('shows that it is slow after 5 s, and offers another code', () => {
    const [loading, , wait] = transition(states.offerCode, { type: 'offerCodeSubmitted', code: 'WELCOME25' })
    expect(wait).toEqual({ type: 'wait', ms: 5_000, then: { type: 'offerSlow' } })
    expect(transition(loading, { type: 'offerSlow' })[0]).toMatchObject({ slow: true })
    expect(transition(loading, { type: 'startOver' })[0]).toMatchObject({ status: 'offerCode', code: '' })
  })
})
