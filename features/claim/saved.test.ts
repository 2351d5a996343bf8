import { describe, expect, it } from 'vitest'
import type { ClaimState } from './claim.ts'
import { everyState, states } from './examples/states.ts'
import { asking } from './examples/variants.ts'
import { savedClaim, tokenOf } from './transition.ts'

const token = 'sms-token'
const saved = (state: ClaimState): unknown => JSON.parse(JSON.stringify(savedClaim(() => null).toSave(state)))
const reload = (state: ClaimState, tokenNow: string | null = token) => savedClaim(() => tokenNow).read(saved(state))

const failed = { status: 'failed', cause: { kind: 'offline' }, during: asking.smsVerification } as const
const failedSignIn = { ...failed, during: asking.authentication } as const
const withoutProof = {
  status: 'claimUnknown',
  visit: states.claiming.visit,
  contact: null,
  request: null,
  lookUp: 'asking',
} as const satisfies ClaimState

describe('NET-11 what is saved of a claim', () => {
  it.each([...everyState, asking.smsVerification, failed, withoutProof])('is restored unchanged: $status', (state) => {
    expect(reload(state)).toEqual(state)
  })

  it('has no password', () => {
    expect(reload(failedSignIn)).toEqual({ ...failedSignIn, during: { ...asking.authentication, password: '' } })
    expect(reload(asking.authentication)).toEqual({ ...asking.authentication, password: '' })
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

  it.each(everyState)('is discarded if a field is missing: $status', (state) => {
    for (const field of Object.keys(state)) expect(savedClaim(() => token).read({ ...states[state.status], [field]: undefined })).toBeNull()
  })
})
