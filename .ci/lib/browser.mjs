import { existsSync } from 'node:fs'
import { browserPath } from './browserPaths.mjs'
import { run } from './children.mjs'

/** The path of an installed browser; undefined when there is none. */
async function findBrowser() {
  const { chromium } = await import('playwright')
  return browserPath(chromium.executablePath())
}

const isRoot = process.getuid?.() === 0

/** The ways to install a browser, best first. */
const installers = [
  { command: 'playwright', args: ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], possible: true },
  {
    command: 'sh',
    args: ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell'],
    possible: isRoot && existsSync('/usr/bin/apt-get'),
  },
]

/** Finds or installs a browser, and logs what it does. @throws with a message for people when it cannot. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found !== undefined) return found
  for (const { command, args } of installers.filter(({ possible }) => possible)) {
    console.log(`No browser yet: ${command} ${args.join(' ')} …`)
    const { code, output, seconds } = await run(command, args, { timeout: 300_000 })
    const installed = await findBrowser()
    if (installed !== undefined) return installed
    console.log(`… gave none after ${seconds.toFixed(0)} s (exit ${code}): ${output.trim().split('\n').at(-1) ?? ''}`)
  }
  throw new Error('No browser: install Chromium or Chrome and start again, or name one in CHROMIUM_PATH.')
}
