/**
 * `npm run coverage`: how much of the code the unit tests and the stories of one enterprise run, by folder. Writes
 * stories/measured/coverage.json and, line by line, test-results/coverage/index.html. What only a build or an end-to-end test
 * runs is left out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { ensure } from './ensure.mjs'
import { main, run } from './lib/children.mjs'

const folder = 'test-results/coverage'
const file = 'stories/measured/coverage.json'
const kinds = ['lines', 'functions', 'branches']

const settings = [
  '--coverage.enabled',
  // A single failure must not throw a run of many minutes away; the command still fails.
  '--coverage.reportOnFailure',
  '--coverage.provider=v8',
  `--coverage.reportsDirectory=${folder}`,
  '--coverage.reporter=html',
  '--coverage.reporter=json-summary',
  ...['ui', 'features', 'apps'].map((each) => `--coverage.include=${each}/**/*.{ts,tsx}`),
  ...['**/*.test.*', '**/*.e2e.ts', '**/*.css.ts', '**/testing/**', '**/examples/**', '**/examples.ts', 'apps/build/**', 'apps/e2e/**'].map(
    (each) => `--coverage.exclude=${each}`,
  ),
]

const percent = ({ covered, total }) => (total === 0 ? 100 : Math.round((1000 * covered) / total) / 10)

/** Sums the files' figures by folder, such as features/claim; the components of ui are one folder. */
function byFolder(files) {
  const sums = {}
  for (const [path, figures] of Object.entries(files)) {
    const [top, part] = relative(process.cwd(), path).split(sep)
    const sum = (sums[top === 'ui' ? top : `${top}/${part}`] ??= Object.fromEntries(kinds.map((kind) => [kind, { covered: 0, total: 0 }])))
    for (const kind of kinds) {
      sum[kind].covered += figures[kind].covered
      sum[kind].total += figures[kind].total
    }
  }
  return Object.fromEntries(
    Object.entries(sums)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, sum]) => [name, Object.fromEntries(kinds.map((kind) => [kind, percent(sum[kind])]))]),
  )
}

await main(async () => {
  const env = await ensure({ browser: true })
  const { code } = await run('vitest', ['run', '--project', 'unit', '--project', 'stories', ...settings, ...process.argv.slice(2)], {
    env: { ...env, NODE_ENV: 'production' },
    show: true,
  })
  const { total: _total, ...files } = JSON.parse(readFileSync(`${folder}/coverage-summary.json`, 'utf8'))
  const figures = byFolder(files)
  console.table(figures)
  // A run of some files says nothing of the others.
  if (process.argv.length === 2) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
  return code
})
