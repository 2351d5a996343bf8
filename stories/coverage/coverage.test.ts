import { expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'
import { isProofOf } from './proof.ts'

const story = { id: 'screens-claim--success', title: 'Screens/Claim', spec: ['CLM-05'] }
const file = 'features/claim/claim.test.ts'
const rows = coverageOf(
  [
    { file, title: 'a hash CLM-16 and NET-06: any', passed: true },
    { file, title: 'CLM-17 is skipped', passed: false },
    { file: 'mocks/state/claim.test.ts', title: 'CLM-18 the simulated server', passed: true },
    { file: 'stories/claim/Claim.stories.tsx', title: 'Success', passed: true, story },
  ],
  [{ file: '.ci/enterprises.night.test.ts', title: 'ENT-04 a new enterprise' }],
)

it('a row is proven by what has passed: a test that names it, a story that shows it, or a test of the night', () => {
  const test = { file, title: 'a hash CLM-16 and NET-06: any' }
  expect(rows['CLM-16']).toEqual({ stories: [], tests: [test], atNight: [] })
  expect(rows['NET-06']).toEqual(rows['CLM-16'])
  expect(rows['CLM-05']?.stories).toEqual([{ id: story.id, title: story.title, name: 'Success' }])
  expect(rows['ENT-04']?.atNight).toHaveLength(1)
})

it('a test that was skipped or failed proves nothing, nor does one of the simulated server', () => {
  const none = { stories: [], tests: [], atNight: [] }
  expect([rows['CLM-17'], rows['CLM-18']]).toEqual([none, none])
})

it('a proof is a part of the title of a test that has passed, or the name of a story’s export', () => {
  const ran = { file: 'stories/gift/GiftClaim.stories.tsx', title: 'Open Promoted', passed: true }
  const proof = { file: ran.file, test: 'Open__Promoted' }
  expect(isProofOf(proof)(ran)).toBe(true)
  expect(isProofOf(proof)({ ...ran, passed: false })).toBe(false)
  expect(isProofOf(proof)({ ...ran, file: 'stories/gift/GiftApp.stories.tsx' })).toBe(false)
  expect(isProofOf({ ...proof, test: 'Sealed' })(ran)).toBe(false)
})
