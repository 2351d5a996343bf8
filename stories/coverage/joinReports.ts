/**
 * `node stories/coverage/joinReports.ts [folder]`: joins the runners' reports of a whole run, and fails where a row of the specification, a rule or a guide
 * names a proof that has not passed in it: a skipped test proves nothing. The Storybook's page of rows shows what it writes.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { walkRecords } from '../accessibility/walkRecords.ts'
import { type LastRun, type Ran, type TestName, coverageOf, isProven, noEvidence } from './coverage.ts'
import { type Proof, isProofOf } from './proof.ts'
import { requirements } from './requirements.ts'
import { asvs } from '../rules/asvs.ts'
import { law } from '../rules/law.ts'

const root = join(import.meta.dirname, '../..')

const ofVitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          meta: z.object({
            storyId: z.optional(z.string()),
            shows: z.optional(z.object({ title: z.string(), spec: z.array(z.string()) })),
          }),
        }),
      ),
    }),
  ),
})

type Suite = {
  title: string
  file: string
  specs: { title: string; ok: boolean; tests: { status: string }[] }[]
  suites?: Suite[] | undefined
}
const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean(), tests: z.array(z.object({ status: z.string() })) })),
  suites: z.optional(z.array(z.lazy(() => suite))),
})
const ofPlaywright = z.object({ suites: z.array(suite) })

const report = z.union([
  z.pipe(
    ofVitest,
    z.transform(({ testResults }) =>
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, status, meta: { storyId, shows } }): Ran => {
          const story = storyId !== undefined && shows && { id: storyId, ...shows }
          return { file: relative(root, name).replaceAll('\\', '/'), title: fullName, passed: status === 'passed', ...(story && { story }) }
        }),
      ),
    ),
  ),
  z.pipe(
    ofPlaywright,
    z.transform(({ suites }) => suites.flatMap((each) => walksIn(each, []))),
  ),
])

function walksIn({ title, file, specs, suites = [] }: Suite, outerTitles: readonly string[]): readonly Ran[] {
  // The outermost title is the file's name.
  const titles = title === file ? outerTitles : [...outerTitles, title]
  const own = specs.map(({ title: last, ok, tests }): Ran => {
    const passed = ok && tests.some(({ status }) => status !== 'skipped')
    return { file: `apps/${file}`, title: [...titles, last].join(' '), passed }
  })
  return [...own, ...suites.flatMap((each) => walksIn(each, titles))]
}

/** The tests in a runner's report, by its text. */
export const testsIn = (text: string): readonly Ran[] => report.parse(JSON.parse(text))

/** The tests that run at night alone, by their titles. */
const ofNight = (): readonly TestName[] =>
  globSync('{ui,features,apps,themes,.ci}/**/*.night.test.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ *(?:it|describe)\b.*?'(.+?)',/gm)].map(([, title = '']) => ({ file, title })),
  )

/** The proofs that rules, records and the guide of risks name, with what they prove. */
function namedProofs(): readonly (Proof & { readonly of: string })[] {
  const rules = [...asvs, ...law].flatMap((rule) => (rule.by === 'code' ? [{ of: rule.id, ...rule.proof }] : []))
  const records = walkRecords.flatMap(({ walk, proofs }) =>
    Object.entries(proofs).map(([aspect, proof]) => ({ of: `${walk}, ${aspect}`, ...proof })),
  )
  const guide = readFileSync(join(root, 'stories/guides/WhatMayNotGoWrong.mdx'), 'utf8').replaceAll(/\s+/g, ' ')
  const risks = guide
    .split(/ (?=\d+\. \*\*)/)
    .slice(1)
    .flatMap((risk) => {
      const named = [...risk.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', test = '']) => ({ of: risk.slice(0, 60), file, test }))
      return named.length > 0 ? named : [{ of: risk.slice(0, 60), file: 'no file', test: 'no test' }]
    })
  return [...rules, ...records, ...risks]
}

/** Each row and rule that lacks its proof in these tests. */
export function lackingIn(ran: readonly Ran[], rows: LastRun['rows']): readonly string[] {
  const unproven = requirements.filter(({ id }) => !isProven(rows[id] ?? noEvidence))
  const missing = namedProofs().filter((proof) => !ran.some(isProofOf(proof)))
  return [
    ...unproven.map(({ id }) => `${id}: add spec('${id}') to a story, or begin a test's title with ${id}`),
    ...missing.map(({ of, file, test }) => `${of}: no test of ${file} has passed whose title has “${test}”`),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? 'test-results'
  const reports = globSync(`${folder}/**/{unit,stories,walks}.json`)
  const ran = reports.flatMap((path) => testsIn(readFileSync(path, 'utf8')))
  const rows = coverageOf(ran, ofNight())
  const run: LastRun = { at: new Date().toISOString(), rows }
  for (const place of ['.storybook/public', 'storybook-static'])
    if (existsSync(join(root, place))) writeFileSync(join(root, place, 'lastRun.json'), JSON.stringify(run))
  const lacking = lackingIn(ran, rows)
  if (lacking.length > 0) throw new Error(`${lacking.length} proofs are missing:\n${lacking.join('\n')}`)
  console.log(`${requirements.length} rows and ${namedProofs().length} named proofs, by ${ran.length} tests`)
}
