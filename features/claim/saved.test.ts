import { describe, expect, it } from 'vitest'
import { savedClaim } from './saved.ts'
import { everyState, states } from './testing/states.ts'
import { asking } from './testing/variants.ts'

const throughStorage = (state: Parameters<typeof savedClaim.toSave>[0]): unknown => JSON.parse(JSON.stringify(savedClaim.toSave(state)))

describe('NET-11 what is saved of a claim', () => {
  it.each(everyState)('comes back as it was: $status', (state) => {
    expect(savedClaim.read(throughStorage(state))).toEqual(state)
  })

  it('comes back with the question that was on its way, but for the password', () => {
    expect(savedClaim.read(throughStorage(asking.smsVerification))).toEqual(asking.smsVerification)
    expect(savedClaim.read(throughStorage(asking.authentication))).toEqual({ ...asking.authentication, password: '' })
  })

  it.each(everyState)('is no state where a part of it is missing: $status', (state) => {
    for (const field of Object.keys(state)) expect(savedClaim.read({ ...states[state.status], [field]: undefined })).toBeNull()
  })
})
