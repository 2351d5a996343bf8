/**
 * `npm test`: every check, from types to the built apps. The last line is `N passed, N failed`. Components are checked in every
 * enterprise, screens in the first.
 * `-- --changed` runs what the change since the last commit can reach: unit tests, stories in the first enterprise (a change of a style
 * or a theme: in every one), the walks of the apps, and the walks that have changed themselves. A change of the packages or of a
 * configuration reaches everything. `-- --shard 2/4` runs a part, and `-- --all` plays every story in every enterprise, and runs what is
 * slow and rarely red.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import getPort, { portNumbers } from 'get-port'
import * as z from 'zod/mini'
import { sandboxMapStyle } from '../mocks/map/styleUrl.ts'
import { installBrowser } from './browser.ts'
import { starts } from './nightly.ts'
import { reachedApps } from './reachedApps.ts'

/** A command, and whether it is a test runner, which writes a report and takes `--shard`. */
type Step = {
  readonly name: string
  readonly command: readonly string[]
  readonly runner?: 'vitest' | 'playwright'
  readonly env?: Readonly<Record<string, string>>
}

const { values } = parseArgs({ options: { all: { type: 'boolean' }, changed: { type: 'boolean' }, shard: { type: 'string' } } })
const [shard = 1, shards = 1] = values.shard?.split('/').map(Number) ?? []

/** The packages and the configuration reach everything. */
const reachesAll =
  /^(package(-lock)?\.json|[^/]*\.config\.\w+|tsconfig\.json|\.oxlintrc\.json|\.storybook\/(?!.*\.test\.)|\.ci\/[^/]*\.(json|mjs))/
/** The styles and the themes, which look different in each enterprise. */
const reachesLooks = /\.css\.ts$|^themes\//
/** The files of the checks that build a copy of the project. */
const reachesNight = /^(stories\/guides|\.ci\/(generate|package|madeUp|copyOf|enterprises))/

/** The files that have changed since the last commit. */
const names = values.changed
  ? (await execa`git status --porcelain --untracked-files=all --no-renames`).stdout.split('\n').map((line) => line.slice(3))
  : []
const isPart = values.changed === true && !names.some((name) => reachesAll.test(name))

/** The enterprises of the stories, as `.storybook/testing/testStory.ts` reads them. */
const scope = values.all || names.some((name) => reachesLooks.test(name)) ? 'every' : isPart ? 'first' : ''

const reports = 'test-results'
const report = z.union([
  z.pipe(
    z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numFailedTestSuites: z.number() }),
    z.transform((it) => ({
      passed: it.numPassedTests,
      // A file that cannot run reports no tests.
      failed: it.numFailedTests || it.numFailedTestSuites,
    })),
  ),
  z.pipe(
    z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) }),
    z.transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
  ),
])

const total = { passed: 0, failed: 0 }
const port = String(await getPort({ port: portNumbers(4790, 4799) }))

/** Runs one step, prints its result and what is flaky, and its output if it failed. */
async function run({ name, command: [file = '', ...args], runner, env: own }: Step): Promise<boolean> {
  const path = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`
  const part = runner && shards > 1 ? [`--shard=${values.shard}`] : []
  const env = {
    REPORT: runner && path,
    END_TO_END_PORT: port,
    FOR_TESTS: '1',
    MAP_STYLE: sandboxMapStyle,
    PLAYS: values.all ? 'all' : '',
    NIGHT: values.all ? 'all' : '',
    ENTERPRISES: scope,
    NODE_ENV: name === 'stories' ? 'production' : undefined,
    ...own,
  }
  const { all, failed, durationMs } = await execa(file, [...args, ...part], { preferLocal: true, reject: false, all: true, env })
  const counts = runner && existsSync(path) ? report.parse(JSON.parse(readFileSync(path, 'utf8'))) : { passed: failed ? 0 : 1, failed: 0 }
  // A runner that failed outside its tests has failed all the same.
  if (failed && counts.failed === 0) counts.failed = 1
  total.passed += counts.passed
  total.failed += counts.failed
  console.log(`${failed ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed, ${(durationMs / 1000).toFixed(0)} s`)
  if (failed) console.log(all.replaceAll(/^/gm, '    '))
  else for (const [line] of all.matchAll(/^.*\bflaky\b.*$|^ {4}\[\w+\] ›.*$/gm)) console.log(`    ${line}`)
  return !failed
}

async function inOrder(...steps: readonly Step[]): Promise<boolean> {
  let passed = true
  for (const step of steps) passed = (await run(step)) && passed
  return passed
}

const npm = (name: string, ...args: readonly string[]): Step => ({ name, command: ['npm', 'run', '--silent', name, '--', ...args] })
const node = (name: string, file: string): Step => ({ name, command: ['node', file] })
const vitest = (name: string): Step => ({
  name,
  command: ['vitest', 'run', '--project', name, ...(isPart ? ['--changed', '--passWithNoTests'] : [])],
  runner: 'vitest',
})
const walks = (...args: readonly string[]): Step => ({
  name: 'walks',
  command: ['playwright', 'test', '--config', '.ci/playwright.config.ts', ...args],
  runner: 'playwright',
})
const checkPackage = node('package', '.ci/package/check.ts')

/** Steps that are not split: each runs in one of the parts. */
const whole = (...steps: readonly Step[]): readonly Step[] => steps.filter((_, index) => index % shards === shard - 1)

async function everything(): Promise<void> {
  const isBuilt = await run(node('build', 'apps/build/main.ts'))
  // Two lanes, as small machines have two processors.
  await Promise.all([
    inOrder(vitest('stories')),
    inOrder(
      vitest('unit'),
      ...whole(
        ...(values.all ? [checkPackage] : []),
        { name: 'storybook', command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'] },
        npm('lint'),
        npm('format', '--check'),
        // They take one processor at a time, and have the time of a busy machine.
        ...starts.map(({ command, env }) => ({ name: command, command: command.split(' '), env })),
      ),
    ),
  ])
  // The walks have the shortest time limits, so they run alone.
  if (isBuilt) await inOrder(...whole(node('budget', '.ci/budget.ts'), node('hosting', '.ci/hosting/proof.ts')), walks())
  // A part has run a part of the proofs: the host joins the reports of all.
  if (shards === 1) await run(node('proofs', 'stories/coverage/joinReports.ts'))
}

async function changed(): Promise<void> {
  const files = names.filter((name) => existsSync(name))
  const ofNight: Step = {
    ...vitest('unit'),
    name: 'of the night',
    command: ['vitest', 'run', '--project', 'unit', 'night.test'],
    env: { NIGHT: 'all' },
  }
  // The types of all files are checked; the rest of the linter looks at one file at a time.
  const lint: Step = { name: 'lint', command: ['oxlint', '--type-aware', '--no-error-on-unmatched-pattern', ...files] }
  await Promise.all([inOrder(vitest('stories')), inOrder(npm('types'), lint, npm('format', '--check'), vitest('unit'))])
  if (names.some((name) => reachesNight.test(name))) await inOrder(ofNight, checkPackage)
  // A name that ends with a slash is a folder.
  const walked = [...reachedApps(names).map((app) => `apps/${app}/`), ...files.filter((file) => file.endsWith('.e2e.ts'))]
  if (walked.length > 0) await inOrder(node('build', 'apps/build/main.ts'), walks(...walked, '--pass-with-no-tests'))
}

process.once('SIGINT', () => process.exit(130))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
await installBrowser()
await (isPart ? changed() : everything())
console.log(`${(performance.now() / 1000) | 0} s in all\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
