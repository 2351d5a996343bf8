import { describe, expect, it } from 'vitest'
import type { ClaimState } from './claim.ts'
import { everyState, states } from './examples/states.ts'
import { asking } from './examples/variants.ts'
import { failedDuring } from './testing/stepRow.ts'
import { savedClaim, transition } from './transition.ts'

const saved = (state: ClaimState): unknown => JSON.parse(JSON.stringify(savedClaim(() => true).toSave(state)))
const reload = (state: ClaimState, hasToken = true) => savedClaim(() => hasToken).read(saved(state))

const failed = failedDuring(asking.smsVerification, 'verifySmsCode')
const withoutProof = {
  status: 'claimUnknown',
  draft: states.claiming.draft,
  contact: null,
  proof: null,
  lookUp: 'asking',
} as const satisfies ClaimState

describe('NET-11 what is saved of a claim', () => {
  it.each([...everyState, asking.smsVerification, failed, withoutProof])('is the state to which a reload leads: $status', (state) => {
    expect(reload(state)).toEqual(transition(state, { type: 'reloaded' })[0])
  })

  it('has no password', () => {
    for (const state of [asking.authentication, failedDuring(asking.authentication, 'signIn')]) {
      expect(JSON.stringify(state)).toContain('dinner4two')
      expect(JSON.stringify(saved(state))).not.toContain('dinner4two')
      expect(reload(state)).toEqual(states.authentication)
    }
  })

  it.each([states.smsVerification, states.altVerification, failed])(
    'is discarded if the token of its SMS code is lost: $status',
    (state) => {
      expect(reload(state, false)).toBeNull()
    },
  )

  it.each([states.claiming, states.claimUnknown, { ...states.claiming, proof: 'session' } as const])(
    'NET-08 looks up a claim whose token is lost: $status by $proof',
    (state) => {
      expect(reload(state, false)).toEqual(withoutProof)
    },
  )
})
