import { describe, expect, it } from 'vitest'
import { answered } from '../shared/api/answer.ts'
import type { ClaimEvent, ClaimState } from './claim.ts'
import { emailContact, newDraft, offer, draft } from './examples/claim.ts'
import { states } from './examples/states.ts'
import { variants } from './examples/variants.ts'
import { canGoBack, transition } from './transition.ts'

const statusAfter = (state: ClaimState, event: ClaimEvent) => transition(state, event)[0].status

describe('reaching the guest', () => {
  it('CLM-24 NET-13 who is signed in claims with one press, and leaves no address in the form', () => {
    const form = { status: 'emailInput', draft: newDraft(), submission: { phase: 'idle' } } as const
    const submitted = { type: 'accountSubmitted', contact: emailContact, token: 'session-token' } as const
    const [claiming, ...commands] = transition(form, submitted)
    expect(claiming).toMatchObject({
      status: 'claiming',
      proof: { by: 'account', token: 'session-token' },
      draft: { contact: { email: '' } },
    })
    expect(commands).toMatchObject([{ type: 'claim', request: { token: 'session-token', emailOptIn: true } }])
    expect(transition({ ...form, submission: { phase: 'sending', contact: emailContact } }, submitted)).toHaveLength(1)
    const forNewcomers = { ...form, draft: newDraft({ offer: { ...form.draft.offer, newUsersOnly: true } }) }
    expect(transition(forNewcomers, submitted)).toMatchObject([{ status: 'returnUserNewUserOnly' }])
  })

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
