import { existsSync } from 'node:fs'
import { browserPath, isShell, packagedPath } from './browserPaths.mjs'
import { run } from './children.mjs'

/** Debian's packages for each browser. */
const packages = { chromium: 'chromium-headless-shell', firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' }

/** The path of an installed browser; undefined when there is none. */
async function findBrowser(name) {
  const { [name]: type } = await import('playwright')
  const own = type.executablePath()
  if (name === 'chromium') return browserPath(own)
  return existsSync(own) ? own : packagedPath(name)
}

const isRoot = process.getuid?.() === 0

const apt = (name) => ({
  command: 'sh',
  args: ['-c', `apt-get update && apt-get install -y --no-install-recommends ${packages[name]}`],
  possible: isRoot && existsSync('/usr/bin/apt-get'),
})

/** The ways to install a browser, best first. */
const installersOf = (name) => [
  { command: 'playwright', args: ['install', ...(isRoot ? ['--with-deps'] : []), name], possible: true },
  apt(name),
]

/** Installs a browser in these ways, one after the other, until one is found; undefined when none gives one. */
async function install(name, installers) {
  for (const { command, args } of installers.filter(({ possible }) => possible)) {
    console.log(`No ${packages[name]} yet: ${command} ${args.join(' ')} …`)
    const { code, output, seconds } = await run(command, args, { timeout: 300_000 })
    const installed = await findBrowser(name)
    if (installed !== undefined) return installed
    console.log(`… gave none after ${seconds.toFixed(0)} s (exit ${code}): ${output.trim().split('\n').at(-1) ?? ''}`)
  }
  return undefined
}

/** Finds or installs a browser, and logs what it does. @throws with a message for people when it cannot. */
export async function ensureBrowser(name = 'chromium') {
  const found = await findBrowser(name)
  // A container has a whole Chromium at most, which a package makes twice as fast. A person's own browser is left as it is.
  const isSlow = found !== undefined && name === 'chromium' && !process.env.CHROMIUM_PATH && !isShell(found)
  if (found !== undefined && !isSlow) return found
  const installed = await install(name, isSlow ? [apt(name)] : installersOf(name))
  if (installed ?? found) return installed ?? found
  throw new Error(`No ${name}: install it and start again${name === 'chromium' ? ', or name one in CHROMIUM_PATH' : ''}.`)
}
