import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import type { ClaimState } from '../claim.ts'
import type { CallAnswer } from '../events.ts'
import { claiming, emailContact, draft } from '../examples/claim.ts'
import { everyState, states } from '../examples/states.ts'
import { on } from '../testing/stepRow.ts'
import { savedClaim, transition } from '../transition.ts'

const signedOut = { type: 'signedOutAnywhere' } as const
const claim = { ...claiming, contact: emailContact, proof: 'account' } as const
const unknown = { ...claim, status: 'claimUnknown', lookUp: 'asking' } as const
const draftLeft = { ...draft, contact: { email: '', phone: '', smsOptIn: false, emailOptIn: false } }
const withoutProof = { status: 'claimUnknown', draft: draftLeft, contact: null, proof: null, lookUp: 'asking' }

describe('NET-11 what remains of a claim after its member signs out, in this or another tab', () => {
  it.each<[string, ClaimState, object, readonly object[]]>([
    ['is sent', claim, withoutProof, [{ type: 'lookUpClaim' }]],
    ['is sent with their session', { ...claim, proof: 'session' }, withoutProof, [{ type: 'lookUpClaim' }]],
    ['is looked up', unknown, withoutProof, []],
    ['cannot be looked up', { ...unknown, lookUp: 'unreachable' }, { ...withoutProof, lookUp: 'unreachable' }, []],
    ['did not arrive', { ...unknown, lookUp: 'notFound' }, { status: 'emailInput', draft: draftLeft, submission: { phase: 'idle' } }, []],
  ])('if it %s', (_, state, left, commands) => {
    const [next, ...asked] = transition(state, signedOut)
    expect([next, asked]).toEqual([left, commands])
    expect(JSON.stringify(next)).not.toMatch(/ada\.moreau|555/)
  })

  it('is all of it if no member claims', () => {
    for (const state of [...everyState, { ...states.claimUnknown, lookUp: 'notFound' } as const])
      expect(transition(state, signedOut)).toEqual([state])
  })
})

const unproven = { status: 'claimUnknown', draft, contact: null, proof: null, lookUp: 'asking' } as const satisfies ClaimState
const result = { accountExists: true, used: false, notice: null }

it.each([
  [answered({ outcome: 'claimed', result } as const), { status: 'success' }],
  [answered({ outcome: 'refused', message: 'Offer is not valid.' } as const), { status: 'returnUserNoLongerAvailable' }],
  [answered({ outcome: 'unknown' } as const), { status: 'emailInput', draft, submission: { phase: 'idle' } }],
  [failed({ kind: 'offline' }), { ...unproven, lookUp: 'unreachable' }],
])('NET-08 a claim without its proof has the outcome that its look-up finds, and is never sent: %j', (answer, to) => {
  const [next, ...commands] = transition(unproven, { type: 'lookUpClaimAnswered', answer })
  expect(next).toMatchObject(to)
  expect(commands.filter(({ type }) => type !== 'wait')).toEqual([])
})

describe('NET-08 a claim that is sent again after it was not found', () => {
  const [again, sent] = transition({ ...unknown, lookUp: 'notFound' }, { type: 'retry' })
  const before = "Oops, looks like you've already claimed this offer."

  const [refusedAgain, ...asked] = transition(again, on('claim', refused(before)))
  const lookedUp = (state: ClaimState, answer: CallAnswer<'lookUpClaim'>) => transition(state, { type: 'lookUpClaimAnswered', answer })[0]
  const reloaded = (state: ClaimState): ClaimState => {
    const { toSave, read } = savedClaim(() => true)
    return read(JSON.parse(JSON.stringify(toSave(state)))) ?? state
  }

  it('is looked up if it was claimed before: the first request may have come in between', () => {
    expect(sent).toMatchObject({ type: 'claim', proof: 'account' })
    expect([refusedAgain, asked]).toEqual([{ ...again, isClaimedBefore: true }, [{ type: 'lookUpClaim' }]])
    expect(transition(claim, on('claim', refused(before)))).toEqual([{ status: 'prevClaimed', offer: draft.offer }])
    expect(transition(again, on('claim', refused('Something else.')))[0].status).toBe('emailInput')
  })

  const outcomes = [
    ['success', 'was theirs', answered({ outcome: 'claimed', result } as const)],
    ['prevClaimed', 'was refused', answered({ outcome: 'refused', message: before } as const)],
    ['prevClaimed', 'is unknown', answered({ outcome: 'unknown' } as const)],
    ['prevClaimed', 'is not found', refused(null, 404)],
    ['prevClaimed', 'may not be looked up', refused(null, 401)],
  ] as const
  // Only an answer about the claim shows who owns it. After a lost answer, a guest with a claim was shown as having none.
  it.each([['noFinalAnswer', refused('One moment.', 429)]] as const)(
    'stays unknown (%s) while it cannot be looked up, also after a reload: %j',
    (lookUp, answer) => {
      const lost = lookedUp(refusedAgain, answer)
      expect(lost).toEqual({ ...unknown, isAgain: true, isClaimedBefore: true, lookUp })
      for (const state of [transition(lost, { type: 'retry' })[0], reloaded(lost), reloaded(refusedAgain)]) {
        expect(state).toMatchObject({ status: 'claimUnknown', lookUp: 'asking' })
        for (const [status, , found] of outcomes) expect(lookedUp(state, found).status).toBe(status)
        expect(lookedUp(state, answer)).toEqual(lost)
      }
    },
  )

  it('is known as such after a reload', () => {
    expect(reloaded(again)).toMatchObject({ status: 'claimUnknown', lookUp: 'asking', isAgain: true })
    expect(reloaded(again)).not.toHaveProperty('isClaimedBefore')
  })
})

it('NET-08 a claim that cannot be looked up can be left, and nothing typed is lost; one that is being looked up cannot', () => {
  const typed = { ...unproven, draft: { ...draft, contact: { ...draft.contact, email: 'guest@mail.example' } } }
  const left = transition({ ...typed, lookUp: 'unreachable' }, { type: 'startOver' })
  expect(left).toEqual([{ status: 'offerCode', code: draft.code, contact: { email: 'guest@mail.example', phone: draft.contact.phone } }])
  expect(transition(typed, { type: 'startOver' })).toEqual([typed])
})
