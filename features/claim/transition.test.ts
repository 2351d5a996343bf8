import { describe, expect, it } from 'vitest'
import { noOptOut } from '../shared/member/optedOut.ts'
import { answered, failed } from '../shared/api/answer.ts'
import type { ClaimEvent, ClaimState } from './claim.ts'
import { emailContact, offer, draft } from './examples/claim.ts'
import { states } from './examples/states.ts'
import { asking, variants } from './examples/variants.ts'
import { canGoBack, transition } from './transition.ts'

const commandsOf = (state: ClaimState, event: ClaimEvent) => transition(state, event).slice(1)
const statusAfter = (state: ClaimState, event: ClaimEvent) => transition(state, event)[0].status

describe('reaching the guest', () => {
  it('CLM-24 an existing user signs in, and the claim follows', () => {
    const sent = { ...variants.emailInputFilled, submission: { phase: 'sending', contact: emailContact } } as const
    const known = { type: 'validateEmailAnswered', answer: answered({ token: 'mail', existingUser: true }) } as const
    expect(statusAfter(sent, known)).toBe('authentication')
    const [next, command] = transition(asking.authentication, {
      type: 'signInAnswered',
      answer: answered({ user: { token: 'member' }, optedOut: noOptOut }),
    })
    expect(next.status).toBe('claiming')
    expect(command).toMatchObject({ type: 'claim', request: { token: 'member' } })
  })
  it('CLM-27 a member learns that an offer is for new members before signing in', () => {
    const newOnly = { ...draft, offer: { ...offer, newUsersOnly: true } }
    const sent = { ...variants.emailInputFilled, draft: newOnly, submission: { phase: 'sending', contact: emailContact } } as const
    const known = { type: 'validateEmailAnswered', answer: answered({ token: 'mail', existingUser: true }) } as const
    expect(statusAfter(sent, known)).toBe('returnUserNewUserOnly')
  })
  it('CLM-29 the opt-ins reach the claim', () => {
    const [, command] = transition(asking.smsVerification, { type: 'verifySmsCodeAnswered', answer: answered({ verified: true }) })
    expect(command).toMatchObject({ type: 'claim', request: { smsOptIn: true, emailOptIn: false, claimCode: 'DINNER' } })
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
  it('retries the call that failed', () => {
    const [down] = transition(asking.smsVerification, { type: 'verifySmsCodeAnswered', answer: failed({ kind: 'timeout' }) })
    expect(commandsOf(down, { type: 'retry' })).toEqual([
      { type: 'verifySmsCode', offerId: offer.id, token: 'sms-token', smsCode: '246810' },
    ])
  })
})
