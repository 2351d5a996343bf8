import { describe, expect, it } from 'vitest'
import { answered } from '../shared/api/answer.ts'
import type { ClaimEvent, ClaimState } from './claim.ts'
import { emailContact, offer, draft } from './examples/claim.ts'
import { states } from './examples/states.ts'
import { variants } from './examples/variants.ts'
import { canGoBack, transition } from './transition.ts'

const statusAfter = (state: ClaimState, event: ClaimEvent) => transition(state, event)[0].status

describe('reaching the guest', () => {
  it('CLM-27 a member learns that an offer is for new members before signing in', () => {
    const newOnly = { ...draft, offer: { ...offer, newUsersOnly: true } }
    const sent = { ...variants.emailInputFilled, draft: newOnly, submission: { phase: 'sending', contact: emailContact } } as const
    const known = { type: 'validateEmailAnswered', answer: answered({ token: 'mail', existingUser: true }) } as const
    expect(statusAfter(sent, known)).toBe('returnUserNewUserOnly')
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
