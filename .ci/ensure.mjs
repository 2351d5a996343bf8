/** Prepares a bare machine: installs the locked packages and, for tests, a browser. Needs Node 20.19 and npm. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { node, run, startedAs } from './lib/children.mjs'

/** The packages of a lock file by folder; empty when the file is missing. */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** Whether node_modules holds every package in its locked version. */
function upToDate() {
  const installed = lockedPackages('node_modules/.package-lock.json')
  return Object.entries(lockedPackages('package-lock.json'))
    .filter(([folder, { optional }]) => folder !== '' && !optional)
    .every(([folder, { version }]) => installed[folder]?.version === version)
}

/** Installs the packages where they are missing or differ from the lock file. */
export async function ensurePackages() {
  if (upToDate()) return
  console.log('Installing packages (npm ci) …')
  const { code, output, seconds } = await run('npm', ['ci', '--no-audit', '--no-fund'])
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`)
  console.log(`… installed in ${seconds.toFixed(0)} s`)
}

/** Node runs the project's TypeScript sources directly: that needs Node 22.12 or newer. */
async function ensureNode() {
  const { output } = await run(node(), ['--version'])
  const [major = 0, minor = 0] = output.replace('v', '').split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12)) return
  throw new Error(`Node ${output.trim()} is too old and none could be installed for this system: use Node 22.12 or newer.`)
}

/** Installs everything that building needs and, with `browser`, that testing needs. Returns environment variables for the tools. */
export async function ensure({ browser = false } = {}) {
  await ensurePackages()
  await ensureNode()
  if (!browser) return {}
  const { ensureBrowser } = await import('./lib/browser.mjs')
  const path = await ensureBrowser()
  return { CHROMIUM_PATH: path, CHROME_PATH: path }
}

if (startedAs(fileURLToPath(import.meta.url))) {
  try {
    console.log('Ready.', await ensure({ browser: true }))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
