import { describe, expect, it } from 'vitest'
import type { ClaimState } from './claim.ts'
import { everyState, states } from './examples/states.ts'
import { asking } from './examples/variants.ts'
import { savedClaim, tokenOf } from './saved.ts'
import { transition } from './transition.ts'

const token = 'sms-token'
const saved = (state: ClaimState): unknown => JSON.parse(JSON.stringify(savedClaim(() => null).toSave(state)))
const reload = (state: ClaimState, tokenNow: string | null = token) => savedClaim(() => tokenNow).read(saved(state))

const failed = { status: 'failed', cause: { kind: 'offline' }, during: asking.smsVerification } as const
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
    for (const state of [asking.authentication, { ...failed, during: asking.authentication }])
      expect(reload(state)).toEqual({ ...asking.authentication, password: '', submission: { phase: 'idle' } })
  })

  it.each([states.smsVerification, states.altVerification, states.claiming, states.claimUnknown, failed])(
    'has no token: $status',
    (state) => {
      expect(tokenOf(state)).toBe(token)
      expect(JSON.stringify(saved(state))).not.toContain(token)
    },
  )

  it.each([states.smsVerification, states.altVerification, failed])(
    'is discarded if the token of its SMS code is lost: $status',
    (state) => {
      expect(reload(state, null)).toBeNull()
    },
  )

  it.each([states.claiming, states.claimUnknown])('NET-08 looks up a claim whose token is lost: $status', (state) => {
    expect(reload(state, null)).toEqual(withoutProof)
  })
})
