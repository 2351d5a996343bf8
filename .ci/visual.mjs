/**
 * `npm run visual [-- --against <commit> --only <text>]`: takes screenshots and the markup of every story at two commits, and
 * reports the differences, also for the Storybook's page "What changed".
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { baseOf, baseText } from '../.storybook/tags/git.ts'
import { ensure } from './ensure.mjs'
import { main, run } from './lib/children.mjs'
import { writeChanges } from './visual/changes.ts'

const here = process.cwd()
const output = 'test-results/visual'
const report = `${output}/index.html`
const pictures = resolve('node_modules/.cache/visual')
const worktree = resolve('test-results/visual-before')
const markup = resolve('node_modules/.cache/markup')

const git = (...args) => execFileSync('git', args, { cwd: here, encoding: 'utf8' }).trim()

/** Runs Vitest over the stories of the current folder. Vitest fails for each difference; here only a missing report is a failure. */
async function picture(env, side, only) {
  rmSync(output, { recursive: true, force: true })
  const update = side === 'before' ? 'all' : 'none'
  const args = ['run', '--config', '.ci/visual/vitest.config.ts', `--update=${update}`, ...only]
  await run('vitest', args, { env: { ...env, PICTURES: pictures, MARKUP: `${markup}/${side}`, NODE_ENV: 'production' }, show: true })
  if (!existsSync(report)) throw new Error(`The stories in ${process.cwd()} could not be pictured.`)
}

function removeWorktree() {
  rmSync(worktree, { recursive: true, force: true })
  git('worktree', 'prune')
}

/** Checks out a commit with the packages of its lock file, and changes into its folder. */
async function checkOut(commit) {
  removeWorktree()
  git('worktree', 'add', '--detach', '--quiet', worktree, commit)
  // Both sides are pictured with the same code.
  for (const path of ['.ci/visual', '.storybook/modes.ts']) cpSync(path, resolve(worktree, path), { recursive: true })
  const lock = readFileSync('package-lock.json', 'utf8')
  process.chdir(worktree)
  if (readFileSync('package-lock.json', 'utf8') === lock) symlinkSync(resolve(here, 'node_modules'), 'node_modules', 'junction')
  else await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { show: true })
}

await main(async () => {
  const { values } = parseArgs({ options: { against: { type: 'string' }, only: { type: 'string', multiple: true, default: [] } } })
  const base = baseOf(values.against)
  if (!base) throw new Error('There is no version to compare with: name one with --against.')
  const { commit } = base
  const env = await ensure({ browser: true })
  for (const folder of [pictures, markup]) rmSync(folder, { recursive: true, force: true })
  console.log(`Before: ${git('log', '-1', '--format=%h %s', commit)}`)
  try {
    await checkOut(commit)
    await picture(env, 'before', values.only)
  } finally {
    process.chdir(here)
    removeWorktree()
  }
  console.log('After: the files here')
  await picture(env, 'after', values.only)
  const changed = writeChanges({ base: baseText(base), pictures, markup, output })
  console.log(`${changed} of the pictured states differ: npm run storybook shows them in Overview / What changed.`)
  console.log(`The report: ${pathToFileURL(report).href}`)
})
