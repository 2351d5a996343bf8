import { describe, expect, it } from 'vitest'
import { everyState, states } from './testing/states.ts'
import { asking } from './testing/variants.ts'
import { savedClaim } from './transition.ts'

const throughStorage = (state: Parameters<typeof savedClaim.toSave>[0]): unknown => JSON.parse(JSON.stringify(savedClaim.toSave(state)))

describe('NET-11 what is saved of a claim', () => {
  it.each(everyState)('is restored unchanged: $status', (state) => {
    expect(savedClaim.read(throughStorage(state))).toEqual(state)
  })

  it('is restored with its submission, but without the password', () => {
    const failed = { status: 'failed', cause: { kind: 'offline' }, during: asking.authentication } as const
    expect(savedClaim.read(throughStorage(failed))).toEqual({ ...failed, during: { ...asking.authentication, password: '' } })
    expect(savedClaim.read(throughStorage(asking.smsVerification))).toEqual(asking.smsVerification)
    expect(savedClaim.read(throughStorage(asking.authentication))).toEqual({ ...asking.authentication, password: '' })
  })

  it.each(everyState)('is discarded if a field is missing: $status', (state) => {
    for (const field of Object.keys(state)) expect(savedClaim.read({ ...states[state.status], [field]: undefined })).toBeNull()
  })
})
