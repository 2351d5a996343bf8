import { expect, it } from 'vitest'
import { nextVersion } from './useVersion.ts'

const last = { id: '301', from: '3', to: '4' }

it('PRT-04 a write names the version that was read, or the one that the last write of the same record has made', () => {
  expect(nextVersion('301', '3', null)).toBe('3')
  expect(nextVersion('301', '3', last)).toBe('4')
  // It was read again.
  expect(nextVersion('301', '5', last)).toBe('5')
  // Another record has the same version.
  expect(nextVersion('302', '3', last)).toBe('3')
})

it('PRT-04 a write names no version where the server gives none', () => {
  expect(nextVersion('301', null, null)).toBeUndefined()
  expect(nextVersion('301', undefined, null)).toBeUndefined()
  expect(nextVersion('301', '3', { ...last, to: null })).toBeUndefined()
})
