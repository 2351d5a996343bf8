import { expect, it } from 'vitest'
import { answered, failed } from '../../shared/api/answer.ts'
import type { ClaimState } from '../claim.ts'
import { draft } from '../examples/claim.ts'
import { transition } from '../transition.ts'

const state = { status: 'claimUnknown', draft, contact: null, proof: null, lookUp: 'asking' } as const satisfies ClaimState
const result = { accountExists: true, used: false, notice: null }

it.each([
  [answered({ outcome: 'claimed', result } as const), { status: 'success' }],
  [answered({ outcome: 'refused', message: 'Offer is not valid.' } as const), { status: 'returnUserNoLongerAvailable' }],
  [answered({ outcome: 'unknown' } as const), { status: 'emailInput', draft, submission: { phase: 'idle' } }],
  [failed({ kind: 'offline' }), { ...state, lookUp: 'unreachable' }],
])('NET-08 a claim without its proof has the outcome that its look-up finds, and is never sent: %j', (answer, to) => {
  const [next, ...commands] = transition(state, { type: 'lookUpClaimAnswered', answer })
  expect(next).toMatchObject(to)
  expect(commands.filter(({ type }) => type !== 'wait')).toEqual([])
})

it('NET-08 a claim without its proof is looked up again by a retry and by a reload', () => {
  for (const type of ['retry', 'reloaded'] as const)
    expect(transition({ ...state, lookUp: 'unreachable' }, { type })).toEqual([state, { type: 'lookUpClaim' }])
})

it('NET-08 a claim that cannot be looked up can be left, and nothing typed is lost; one that is being looked up cannot', () => {
  const typed = { ...state, draft: { ...draft, contact: { ...draft.contact, email: 'guest@mail.example' } } }
  const left = transition({ ...typed, lookUp: 'unreachable' }, { type: 'startOver' })
  expect(left).toEqual([{ status: 'offerCode', code: draft.code, contact: { email: 'guest@mail.example', phone: draft.contact.phone } }])
  expect(transition(typed, { type: 'startOver' })).toEqual([typed])
})
