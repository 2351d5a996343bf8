/**
 * `npm run visual [-- --against <commit> --only <text>]`: takes screenshots of every story at two commits, and reports the
 * differences.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ensure } from './ensure.mjs'
import { main, run } from './lib/children.mjs'

const here = process.cwd()
const output = 'test-results/visual'
const report = `${output}/index.html`
const pictures = resolve('node_modules/.cache/visual')
const worktree = resolve('test-results/visual-before')

const git = (...args) => execFileSync('git', args, { cwd: here, encoding: 'utf8' }).trim()

/** Where this branch left the main branch, or the previous commit if that is here and nothing is changed. */
function usualBase() {
  const mainBranch = git('branch', '--all', '--list', '--format=%(refname)', 'main', 'origin/main').split('\n')[0]
  const base = git('merge-base', 'HEAD', mainBranch)
  return base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '' ? 'HEAD~1' : base
}

/** Runs Vitest over the stories of the current folder. Vitest fails for each difference; here only a missing report is a failure. */
async function picture(env, update, only) {
  rmSync(output, { recursive: true, force: true })
  const args = ['run', '--config', '.ci/visual/vitest.config.ts', `--update=${update}`, ...only]
  await run('vitest', args, { env: { ...env, PICTURES: pictures, NODE_ENV: 'production' }, show: true })
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
  const commit = git('rev-parse', '--verify', `${values.against ?? usualBase()}^{commit}`)
  const env = await ensure({ browser: true })
  rmSync(pictures, { recursive: true, force: true })
  console.log(`Before: ${git('log', '-1', '--format=%h %s', commit)}`)
  try {
    await checkOut(commit)
    await picture(env, 'all', values.only)
  } finally {
    process.chdir(here)
    removeWorktree()
  }
  console.log('After: the files here')
  await picture(env, 'none', values.only)
  console.log(`The report: ${pathToFileURL(report).href}`)
})
