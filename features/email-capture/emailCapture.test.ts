import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { answered, refused } from '../shared/api/answer.ts'
import { emailSchemaSaying } from '../shared/contact/email.ts'
import { begin, transition } from './emailCapture.ts'

const email = z.parse(emailSchemaSaying({ missing: '', invalid: '' }), 'ada@mail.example')
const [open] = begin()
const [sent, command] = transition(open, { type: 'emailSubmitted', email })

describe('EML-02 submitting an address', () => {
  it('sends it once', () => {
    expect(command).toEqual({ type: 'inquire', email })
    expect(transition(sent, { type: 'emailSubmitted', email })).toEqual([sent])
  })

  it('thanks, and names the address', () => {
    expect(transition(sent, { type: 'inquireAnswered', answer: answered({}) })).toEqual([{ status: 'thanked', email }])
  })

  it('shows the server’s message, and can be sent again', () => {
    const [state] = transition(sent, { type: 'inquireAnswered', answer: refused('You are on the list already.') })
    expect(state).toMatchObject({ submission: { phase: 'refused', message: 'You are on the list already.' } })
    expect(transition(state, { type: 'emailSubmitted', email })).toMatchObject([{ submission: { phase: 'sending' } }, command])
  })

  it('can be sent again after a reload', () => {
    expect(transition(sent, { type: 'reloaded' })).toEqual([{ status: 'open', email, submission: { phase: 'idle' } }])
  })
})

describe('EML-01 the message for an invalid address', () => {
  const schema = emailSchemaSaying({ missing: 'An email address is required', invalid: 'Invalid email' })
  const said = (text: string) => z.safeParse(schema, text).error?.issues[0]?.message

  it('differs for an empty field and for an invalid address', () => {
    expect(said('  ')).toBe('An email address is required')
    expect(said('ada@')).toBe('Invalid email')
    expect(said(`${'a'.repeat(300)}@mail.example`)).toBe('Invalid email')
    expect(said(' Ada@Mail.example ')).toBeUndefined()
  })
})
