import { describe, expect, it } from 'vitest'
import type { ClaimState } from '../claim.ts'
import type { ClaimEvent } from '../events.ts'
import { emailContact, newDraft, draft } from '../examples/claim.ts'
import { states } from '../examples/states.ts'
import { asking, variants } from '../examples/variants.ts'
import { canGoBack, transition } from '../transition.ts'

describe('reaching the guest', () => {
  it('CLM-24 NET-13 who is signed in claims with one press, and leaves no address in the form', () => {
    const form = { status: 'emailInput', draft: newDraft(), submission: { phase: 'idle' } } as const
    const submitted = { type: 'accountSubmitted', contact: emailContact } as const
    const [claiming, ...commands] = transition(form, submitted)
    expect(claiming).toMatchObject({ status: 'claiming', proof: 'session', draft: { contact: { email: '' } } })
    expect(commands).toMatchObject([{ type: 'claim', proof: 'session', request: { emailOptIn: true } }])
    expect(transition({ ...form, submission: { phase: 'sending', contact: emailContact } }, submitted)).toHaveLength(1)
    const forNewcomers = { ...form, draft: newDraft({ offer: { ...form.draft.offer, newUsersOnly: true } }) }
    expect(transition(forNewcomers, submitted)).toMatchObject([{ status: 'returnUserNewUserOnly' }])
  })
})

describe('going back and forward', () => {
  it('loses nothing that was submitted', () => {
    const [contact] = transition(states.smsVerification, { type: 'changePhone' })
    expect(contact).toEqual(variants.emailInputFilled)
    expect(transition(contact, { type: 'back' })[0]).toEqual({
      status: 'offerCode',
      code: draft.code,
      contact: { email: draft.contact.email, phone: draft.contact.phone },
    })
  })
  it('has no step before the offer of a link', () => {
    expect(canGoBack({ ...variants.emailInputFilled, draft: { ...draft, entry: 'link' } })).toBe(false)
    expect(canGoBack(variants.emailInputFilled)).toBe(true)
  })
})

const assertUntouched = (state: ClaimState, ...events: readonly ClaimEvent[]) => {
  for (const event of events) expect(transition(state, event)).toEqual([state])
}

describe('while an answer is awaited', () => {
  it('CLM-22 no other code can be requested or submitted: each code belongs to one text message', () => {
    const resending = { ...states.smsVerification, secondsToResend: 0, submission: { phase: 'resending' } } as const
    assertUntouched(resending, { type: 'resendCode' }, { type: 'smsCodeTyped', text: '1' }, { type: 'smsCodeSubmitted', text: '123456' })
  })
  it('CLM-24 the password cannot change while it is checked', () => {
    assertUntouched(asking.authentication, { type: 'passwordSubmitted', text: 'other1' })
  })
  it('NET-08 no event leaves a claim that is being sent', () => {
    assertUntouched(states.claiming, { type: 'back' }, { type: 'startOver' }, { type: 'retry' })
  })
})

it('CLM-22 the countdown until another code ends by the clock, even if the device slept for seconds', () => {
  expect(transition(states.smsVerification, { type: 'resendDue' })[0]).toMatchObject({ secondsToResend: 0 })
})

it('CLM-17 a slow offer says so, and offers another code', () => {
  expect(transition(states.loadingOffer, { type: 'offerSlow' })[0]).toMatchObject({ slow: true })
  expect(transition(states.loadingOffer, { type: 'startOver' })[0]).toMatchObject({ status: 'offerCode', code: '' })
})
