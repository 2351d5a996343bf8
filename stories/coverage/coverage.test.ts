import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'
import { requirements } from './requirements.ts'
import { isBuilt } from './surfaces.ts'

describe('coverageOf', () => {
  const files = {
    'stories/claim/Claim.stories.tsx': [
      "const meta = { title: 'Screens/Claim' }",
      "/** When the offer needs one. */\nexport const ClaimCode: Story = { parameters: { ...spec('CLM-01', 'CLM-18') } }",
      'export const Success: Story = {}',
    ].join('\n'),
    'features/claim/claim.test.ts': "it('CLM-16 any hash at all', () => {})\nit.each(rows)('CLM-25 and NET-06: $name', () => {})\nit('other', () => {})",
    'apps/claim/claim.e2e.ts': 'test("NET-08 double click", async () => {})',
  }

  it('ties a story to the ids it names, and to no others', () => {
    const evidence = coverageOf(files)
    expect(evidence.get('CLM-01')?.stories).toEqual([{ title: 'Screens/Claim', exportName: 'ClaimCode' }])
    expect(evidence.get('CLM-18')?.stories).toHaveLength(1)
    expect(evidence.get('CLM-05')?.stories).toEqual([])
  })

  it('ties a test to the ids in its title', () => {
    const evidence = coverageOf(files)
    expect(evidence.get('CLM-16')?.tests).toEqual([{ file: 'features/claim/claim.test.ts', title: 'CLM-16 any hash at all' }])
    expect(evidence.get('CLM-25')?.tests).toHaveLength(1)
    expect(evidence.get('NET-06')?.tests).toHaveLength(1)
    expect(evidence.get('NET-08')?.tests).toHaveLength(1)
  })

  it('ties what the meta names to every story of the module', () => {
    const source = "const meta = { title: 'Apps/Claim', parameters: { ...spec('ENT-02') } }\nexport const A: Story = {}\nexport const B: Story = {}"
    expect(coverageOf({ 'a.stories.tsx': source }).get('ENT-02')?.stories.map(({ exportName }) => exportName)).toEqual(['A', 'B'])
  })
})

describe('every row of a built surface has a story or a test', () => {
  const paths = globSync(['stories/**/*.stories.tsx', '{ui,features,apps,themes,mocks,.ci}/**/*.{test.ts,test.tsx,e2e.ts}'])
  const evidence = coverageOf(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])))

  it.each(requirements.filter(({ id }) => isBuilt(id)))('$id $title', ({ id }) => {
    const { stories = [], tests = [] } = evidence.get(id) ?? {}
    expect([...stories, ...tests]).not.toHaveLength(0)
  })
})
