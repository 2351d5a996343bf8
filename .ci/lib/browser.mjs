import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './children.mjs'

const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]

/** Where a Chromium or Chrome of the system usually stands. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...programs.filter(Boolean).map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

/** Where Playwright's own browser stands, or would stand. */
async function playwrightPlace() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

/** The path of a browser that is there already; undefined when there is none. */
export async function findBrowser() {
  const places = [process.env.CHROMIUM_PATH, await playwrightPlace(), ...usualPlaces]
  return places.find((place) => place && existsSync(place))
}

const isRoot = process.getuid?.() === 0

/** The ways to get a browser, best first. */
const installers = [
  { command: 'playwright', args: ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], possible: true },
  {
    command: 'sh',
    args: ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
    possible: isRoot && existsSync('/usr/bin/apt-get'),
  },
]

/** Finds a browser or installs one; says what it does, and throws a message for people when it cannot. */
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
