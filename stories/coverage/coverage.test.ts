import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coverageOf, isProven } from './coverage.ts'
import { requirements } from './requirements.ts'
import { storyFileOf } from './storyText.ts'

describe('coverageOf', () => {
  const claim = storyFileOf(`
const meta = { title: 'Screens/Claim', parameters: { ...spec('ENT-02') } }
export const ClaimCode: Story = { parameters: { ...spec('CLM-01', 'CLM-18') }, play: async () => {} }
export const Success: Story = { parameters: { ...spec('CLM-05') } }`)
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

it('has a proof of every row', () => {
  const read = (files: readonly string[]) => files.map((file) => [file, readFileSync(file, 'utf8')] as const)
  const modules = read(globSync('stories/**/*.stories.tsx', { exclude: ['stories/coverage/**'] })).map(([, source]) => storyFileOf(source))
  const tests = read(globSync('{ui,features,apps,themes,mocks,.ci}/**/*.{test.ts,test.tsx,e2e.ts}'))
  const evidence = coverageOf(modules, Object.fromEntries(tests))
  expect(modules.length).toBeGreaterThan(100)
  const lacking = requirements.filter(({ id }) => !isProven(evidence.get(id) ?? { stories: [], tests: [] }))
  const line = (id: string) => `${id}: add parameters: spec('${id}') to a story with a play, or begin a test's title with ${id}`
  expect(lacking.map(({ id }) => line(id))).toEqual([])
})
