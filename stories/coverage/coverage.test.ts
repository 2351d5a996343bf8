import { describe, expect, it } from 'vitest'
import { coverageOf, isProven } from './coverage.ts'
import { requirements } from './requirements.ts'

describe('coverageOf', () => {
  const claim = {
    default: { title: 'Screens/Claim', parameters: { spec: ['ENT-02'] } },
    ClaimCode: { parameters: { spec: ['CLM-01', 'CLM-18'] }, play: () => {} },
    Success: { parameters: { spec: ['CLM-05'] } },
  } as const
  const tests = {
    'features/claim/claim.test.ts':
      "it('CLM-16 any hash at all', () => {})\nit.each(rows)('CLM-25 and NET-06: $name', () => {})\nit('other', () => {})",
  }
  const evidence = coverageOf([claim], tests)

  it('ties a story to the rows that it and its meta name, and to no others', () => {
    expect(evidence.get('CLM-01')?.stories).toEqual([{ title: 'Screens/Claim', exportName: 'ClaimCode', asserts: true }])
    expect(evidence.get('ENT-02')?.stories.map(({ exportName }) => exportName)).toEqual(['ClaimCode', 'Success'])
    expect(evidence.get('CLM-02')?.stories).toEqual([])
  })

  it('ties a test to the rows in its title', () => {
    expect(evidence.get('CLM-16')?.tests).toEqual([{ file: 'features/claim/claim.test.ts', title: 'CLM-16 any hash at all' }])
    expect(evidence.get('NET-06')?.tests).toHaveLength(1)
  })

  it('takes a story without a play function for no proof', () => {
    const proven = requirements.filter(({ id }) => isProven(evidence.get(id) ?? { stories: [], tests: [] })).map(({ id }) => id)
    expect(proven).toEqual(['ENT-02', 'NET-06', 'CLM-01', 'CLM-16', 'CLM-18', 'CLM-25'])
  })
})
