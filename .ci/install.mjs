/**
 * `node .ci/install.mjs FILE …`: installs the packages of the lock file where they are missing, and runs the file with the Node that they
 * carry. A bare machine runs it, so it needs no more than Node 20.19 and npm.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The packages of a lock file by folder; empty when the file is missing. */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

const installed = lockedPackages('node_modules/.package-lock.json')
const isInstalled = Object.entries(lockedPackages('package-lock.json'))
  .filter(([folder, { optional }]) => folder !== '' && !optional)
  .every(([folder, { version }]) => installed[folder]?.version === version)

const run = (command, args, stdio) => spawnSync(command, args, { stdio, encoding: 'utf8', shell: process.platform === 'win32' })

if (!isInstalled) {
  console.log('Installing packages (npm ci) …')
  const { status } = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], 'inherit')
  if (status !== 0) process.exit(status ?? 1)
}

// The packages carry a Node for most systems, which npm's scripts find first.
const version = run('node', ['--version'], 'pipe').stdout.trim()
const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Node ${version} is too old to run TypeScript, and none could be installed for this system: use Node 22.18 or newer.`)
  process.exit(1)
}

// A shell would remember the machine's own Node, so it cannot start the file itself.
process.exit(run('node', process.argv.slice(2), 'inherit').status ?? 1)
