import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answer.ts'
import { begin, transition } from './verification.ts'

const [sending, command] = begin('invite-ada')

describe('PUB-01 an opened invitation', () => {
  it('is reported to the server', () => {
    expect(command).toEqual({ type: 'verifyEmail', inviteToken: 'invite-ada' })
  })

  it('announces the email once, also after a reload', () => {
    const [asked, toast] = transition(sending, { type: 'verifyEmailAnswered', answer: answered({}) })
    expect(toast).toEqual({
      type: 'showToast',
      toast: { tone: 'info', title: 'Verify your email address', text: 'Confirm the email sent from Platewell' },
    })
    expect(transition(asked, { type: 'reloaded' })).toEqual([{ status: 'asked' }])
    expect(transition(asked, { type: 'verifyEmailAnswered', answer: answered({}) })).toEqual([asked])
  })

  it('is reported again after a reload without an answer', () => {
    expect(transition(sending, { type: 'reloaded' })).toEqual(begin('invite-ada'))
  })

  it.each([
    [refused('This invitation has ended.'), 'This invitation has ended.'],
    [failed({ kind: 'offline' }), 'Please open the link of your invitation again in a moment.'],
  ])('shows why it failed: %#', (answer, text) => {
    const [state, toast] = transition(sending, { type: 'verifyEmailAnswered', answer })
    expect(toast).toMatchObject({ toast: { tone: 'warning', text } })
    expect(transition(state, { type: 'reloaded' })).toEqual(begin('invite-ada'))
  })
})
