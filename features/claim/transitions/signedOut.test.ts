import { describe, expect, it } from 'vitest'
import type { ClaimState } from '../claim.ts'
import { claiming, emailContact, draft } from '../examples/claim.ts'
import { everyState, states } from '../examples/states.ts'
import { transition } from '../transition.ts'

const signedOut = { type: 'signedOutAnywhere' } as const
const token = 'member-token'
const claim = { ...claiming, contact: emailContact, proof: { by: 'account', token } } as const
const unknown = { ...claim, status: 'claimUnknown', lookUp: 'asking' } as const
const draftLeft = { ...draft, contact: { email: '', phone: '', smsOptIn: false, emailOptIn: false } }
const withoutProof = { status: 'claimUnknown', draft: draftLeft, contact: null, proof: null, lookUp: 'asking' }

describe('NET-11 what remains of a claim after its member signs out, in this or another tab', () => {
  it.each<[string, ClaimState, object, readonly object[]]>([
    ['is sent', claim, withoutProof, [{ type: 'lookUpClaim' }]],
    ['is looked up', unknown, withoutProof, []],
    ['cannot be looked up', { ...unknown, lookUp: 'unreachable' }, { ...withoutProof, lookUp: 'unreachable' }, []],
    ['did not arrive', { ...unknown, lookUp: 'notClaimed' }, { status: 'emailInput', draft: draftLeft, submission: { phase: 'idle' } }, []],
  ])('if it %s', (_, state, left, commands) => {
    const [next, ...asked] = transition(state, signedOut)
    expect([next, asked]).toEqual([left, commands])
    expect(JSON.stringify(next)).not.toMatch(/member-token|ada\.moreau|555/)
  })

  it('is all of it if no member claims', () => {
    for (const state of [...everyState, states.claimUnknown, { ...states.claimUnknown, lookUp: 'notClaimed' } as const])
      expect(transition(state, signedOut)).toEqual([state])
  })
})
