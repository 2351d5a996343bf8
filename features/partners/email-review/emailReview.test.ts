import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, answered, failed, refused, idle, refusedWith } from '../../shared/api/answers/answer.ts'
import { type ReviewEvent, type ReviewState, begin, savedReview, transition } from './emailReview.ts'

const edits = { message: 'A warmer picture, please.', images: ['/image-1'] }
const submitted: ReviewEvent = { type: 'editsSubmitted', edits }
const lost = failed({ kind: 'offline' })
const untouched: ReviewState = { status: 'idle', submission: idle, done: null }
const refusedFor = (message: string): ReviewState => ({ ...untouched, submission: refusedWith(message, { status: 422 }) })
const reloaded: ReviewEvent = { type: 'reloaded', approve: false }
const approving: ReviewState = { status: 'approving' }
const approvalAnswered = (answer: Answer<unknown>): ReviewEvent => ({ type: 'approveEmailsAnswered', answer })

const event: fc.Arbitrary<ReviewEvent> = fc.oneof(
  fc.constantFrom<ReviewEvent>(
    submitted,
    { type: 'approvalAsked' },
    { type: 'approvalCancelled' },
    { type: 'approvalConfirmed' },
    { type: 'sentAgain' },
    reloaded,
  ),
  fc.record({
    type: fc.constantFrom('requestEditsAnswered', 'approveEmailsAnswered'),
    answer: fc.constantFrom(answered({}), refused('No.'), lost),
  }),
)

describe('REV-04 edit requests and approvals', () => {
  it('nothing else is sent until the outcome of a request is known, whatever is pressed or reloaded', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let unresolved: string | null = null
        events.reduce<ReviewState>((state, event) => {
          const [next, ...commands] = transition(state, event)
          if (next.status === 'idle' || next.status === 'confirmingApproval') unresolved = null
          for (const command of commands) {
            if (command.type === 'clearDraft') continue
            const sent = JSON.stringify(command)
            expect(unresolved ?? sent).toBe(sent)
            unresolved = sent
          }
          return next
        }, begin(false)[0])
      }),
    )
  })

  it('a request whose answer was lost is the same one when sent again, also after a reload', () => {
    const [sending] = transition(begin(false)[0], submitted)
    expect(transition(sending, reloaded)).toEqual([sending, { type: 'requestEdits', edits }])
    const [unknown] = transition(sending, { type: 'requestEditsAnswered', answer: lost })
    expect(unknown).toEqual({ status: 'editsUnknown', edits, said: null })
    expect(transition(unknown, reloaded)).toEqual([unknown])
    expect(transition(unknown, { type: 'sentAgain' })).toEqual([sending, { type: 'requestEdits', edits }])
  })

  it('NET-06 an unknown outcome has the server’s words, and leads back to the emails with them', () => {
    const wait = failed({ kind: 'refused', status: 409, message: 'It was approved already.' })
    const [unknown] = transition(approving, approvalAnswered(wait))
    expect(unknown).toEqual({ status: 'approvalUnknown', said: 'It was approved already.' })
    expect(transition(unknown, { type: 'unknownLeft' })).toEqual([
      { ...untouched, submission: { phase: 'unknown', message: 'It was approved already.' } },
    ])
  })

  it('what was sent leaves the form; what was refused stays in it, with the reason', () => {
    const [sending] = transition(begin(false)[0], submitted)
    expect(transition(sending, { type: 'requestEditsAnswered', answer: answered({}) })).toEqual([
      { ...untouched, done: 'edits' },
      { type: 'clearDraft' },
    ])
    expect(transition(sending, { type: 'requestEditsAnswered', answer: refused('The campaign has started.') })).toEqual([
      refusedFor('The campaign has started.'),
    ])
  })

  it('REV-02 a link that asks for the approval sends nothing before it is confirmed', () => {
    expect(begin(true)).toEqual([{ status: 'confirmingApproval' }])
    expect(transition(begin(true)[0], { type: 'approvalConfirmed' })).toEqual([{ status: 'approving' }, { type: 'approveEmails' }])
  })

  it('REV-02 a link that asks for the approval does so also after a visit without it', () => {
    const before: ReviewState = { ...untouched, done: 'edits' }
    expect(transition(before, { type: 'reloaded', approve: true })).toEqual([{ status: 'confirmingApproval' }])
    expect(transition(before, reloaded)).toEqual([untouched])
  })

  it('REV-02 an approval is asked for first, and can be cancelled', () => {
    expect(transition(untouched, { type: 'approvalAsked' })).toEqual([{ status: 'confirmingApproval' }])
    expect(transition({ status: 'confirmingApproval' }, { type: 'approvalCancelled' })).toEqual([untouched])
  })

  it.each<[string, ReviewState, ReviewEvent, ReturnType<typeof transition>]>([
    ['is confirmed', approving, approvalAnswered(answered({})), [{ ...untouched, done: 'approval' }]],
    ['is refused with the reason', approving, approvalAnswered(refused('It has started.')), [refusedFor('It has started.')]],
  ])('an approval %s', (_, state, event, step) => {
    expect(transition(state, event)).toEqual(step)
  })

  it.each<ReviewState>([
    { ...untouched, done: 'edits' },
    { status: 'sendingEdits', edits },
    { status: 'editsUnknown', edits, said: 'Wait.' },
    { status: 'confirmingApproval' },
    approving,
    { status: 'approvalUnknown', said: null },
  ])('a reload keeps $status', (state) => {
    expect(savedReview.read(JSON.parse(JSON.stringify(savedReview.toSave(state))))).toEqual(state)
  })
})
