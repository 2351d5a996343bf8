import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answer.ts'
import { sendOptOut } from './api.ts'
import { optOutSchema } from './optOutForm.ts'
import { begin, type Draft, type PrivacyEvent, transition } from './privacy.ts'
import { usStates } from './usStates.ts'

const draft: Draft = { state: 'CA', firstName: ' Ada ', lastName: 'Moreau', email: 'Ada@Mail.example' }
const optOut = z.parse(optOutSchema, draft)
/** What was sent, as the form shows it again. */
const text = { ...optOut, state: 'CA' }
const submitted: PrivacyEvent = { type: 'submitted', optOut }
const saved: PrivacyEvent = { type: 'optOutSaved', saved: true }
const done: PrivacyEvent = { type: 'sendOptOutAnswered', answer: answered({}) }
const [open] = begin('none')
const [sending, ...commands] = transition(open, submitted)

describe('PRV-03 opting out', () => {
  it('opts this browser out at once, and sends the choice to the server', () => {
    expect(commands).toEqual([{ type: 'saveOptOut' }, { type: 'sendOptOut', optOut }])
    expect(sending).toMatchObject({ signal: 'none', submission: { phase: 'sending' } })
  })
  it('says that this browser is opted out after it saved the choice, and that it is not if saving failed', () => {
    expect(transition(sending, saved)).toEqual([{ ...sending, signal: 'earlierChoice' }])
    const [notSaved] = transition(sending, { type: 'optOutSaved', saved: false })
    expect(notSaved).toEqual({ ...sending, signal: 'notSaved' })
    expect(transition(notSaved, done)).toMatchObject([{ status: 'optedOut', signal: 'notSaved' }])
    expect(transition(notSaved, { type: 'reloaded', signal: 'none' })[0]).toMatchObject({ signal: 'notSaved' })
    const [cleared] = transition(transition(sending, saved)[0], { type: 'reloaded', signal: 'none' })
    expect(cleared).toMatchObject({ signal: 'notSaved' })
  })
  it('is sent once', () => {
    expect(transition(sending, submitted)).toEqual([sending])
  })
  it('is confirmed with the address, and final', () => {
    const [over] = transition(transition(sending, saved)[0], done)
    expect(over).toEqual({ status: 'optedOut', signal: 'earlierChoice', email: 'ada@mail.example' })
    expect(transition(over, submitted)).toEqual([over])
  })
  it('NET-06 NET-07 says why it failed, keeps what was sent, and can be sent again', () => {
    const [no] = transition(sending, { type: 'sendOptOutAnswered', answer: refused('This address is not known.') })
    expect(no).toMatchObject({ draft: text, submission: { phase: 'refused', message: 'This address is not known.' } })
    const [lost] = transition(sending, { type: 'sendOptOutAnswered', answer: failed({ kind: 'offline' }) })
    expect(JSON.stringify(lost)).toContain('You seem to be offline.')
    expect(transition(no, submitted).slice(1)).toHaveLength(2)
  })
  it('can be sent again after a reload, with what was sent', () => {
    expect(transition(sending, { type: 'reloaded', signal: 'earlierChoice' })).toMatchObject([
      { draft: text, submission: { phase: 'idle' } },
      { type: 'readAccount' },
    ])
  })
  it('ignores an answer that it did not request', () => {
    expect(transition(open, { type: 'sendOptOutAnswered', answer: answered({}) })).toEqual([open])
  })
})

describe('PRV-04 a browser with a privacy signal', () => {
  it.each(['globalPrivacyControl', 'earlierChoice', 'none'] as const)('%s: is opted out at once if it sends a signal', (signal) => {
    const commands = [...(signal === 'globalPrivacyControl' ? [{ type: 'saveOptOut' }] : []), { type: 'readAccount' }]
    expect(begin(signal).slice(1)).toEqual(commands)
    expect(transition(open, { type: 'reloaded', signal })).toEqual([{ ...open, signal }, ...commands])
  })
  it('keeps its signal when the form is also sent', () => {
    const [state] = begin('globalPrivacyControl')
    expect(transition(state, submitted)).toMatchObject([{ signal: 'globalPrivacyControl' }, {}, {}])
  })
})

describe('PRV-05 the account of a signed-in visitor', () => {
  const byAccount: PrivacyEvent = { type: 'accountOptsOut' }
  it('is read when the frame opens and at each reload; its choice is shown and saved in this browser', () => {
    expect(begin('none')).toContainEqual({ type: 'readAccount' })
    const [shown, ...commanded] = transition(open, byAccount)
    expect([shown, commanded]).toEqual([{ ...open, signal: 'account' }, [{ type: 'saveOptOut' }]])
    for (const isSaved of [true, false]) expect(transition(shown, { type: 'optOutSaved', saved: isSaved })).toEqual([shown])
  })
  it('does not replace the browser’s own signal', () => {
    expect(transition(begin('globalPrivacyControl')[0], byAccount)[0]).toMatchObject({ signal: 'globalPrivacyControl' })
  })
})

describe('PRV-01 the form', () => {
  /** The first message of each field, which is the one shown. */
  const wrong = (change: Partial<Draft>) =>
    Object.fromEntries(
      (z.safeParse(optOutSchema, { ...draft, ...change }).error?.issues ?? [])
        .toReversed()
        .map(({ path, message }) => [path.join(), message]),
    )

  it('trims names and normalizes the address', () => {
    expect(optOut).toEqual({ state: 'CA', firstName: 'Ada', lastName: 'Moreau', email: 'ada@mail.example' })
  })
  it('does not need a state', () => {
    expect(z.parse(optOutSchema, { ...draft, state: '' }).state).toBeNull()
  })
  it('requires the names and the address', () => {
    expect(wrong({ firstName: ' ', lastName: '', email: '' })).toEqual({
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter a valid email address.',
    })
    expect(wrong({ email: 'ada@' })).toEqual({ email: 'Please enter a valid email address.' })
    expect(wrong({ firstName: 'x'.repeat(101) })).toHaveProperty('firstName')
  })
  it('uses the wire names, and leaves out an empty state', () => {
    expect(z.encode(sendOptOut.body, optOut)).toEqual({ state: 'CA', first_name: 'Ada', last_name: 'Moreau', email: 'ada@mail.example' })
    expect(JSON.stringify(z.encode(sendOptOut.body, { ...optOut, state: null }))).not.toContain('state')
  })
  it('lists fifty states and the District of Columbia', () => {
    expect(usStates).toHaveLength(51)
    expect(usStates.map(({ name }) => name)).toEqual(usStates.map(({ name }) => name).toSorted())
  })
})
