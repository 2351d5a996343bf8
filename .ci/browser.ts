import { existsSync } from 'node:fs'
import { execa } from 'execa'
import { type Browser, type LaunchOptions, chromium } from 'playwright'

/** Debian's package of Chromium without windows, for machines that cannot load Playwright's own. */
const packaged = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' }

/** A Chromium of the machine: `$CHROMIUM_PATH`, or else Debian's; undefined where Playwright's own is used. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? (existsSync(packaged.path) ? packaged.path : undefined)

/** The options with which tests start Chromium: no sandbox, and no requests besides the pages'. */
export function launchOptions(): LaunchOptions {
  const executablePath = chromiumPath()
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** Starts Chromium as the tests do, with further arguments. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const options = launchOptions()
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] })
}

/** Installs Chromium where none is: Playwright's own, or else Debian's. @throws with advice where neither can be installed. */
export async function installBrowser(): Promise<void> {
  if (chromiumPath() !== undefined) return
  const isRoot = process.getuid?.() === 0
  const withDeps = isRoot ? ['--with-deps'] : []
  const playwright = await execa({
    preferLocal: true,
    reject: false,
    timeout: 300_000,
  })`playwright install --only-shell ${withDeps} chromium`
  if (!playwright.failed) return
  console.log(`Playwright's Chromium cannot be installed here, so Debian's ${packaged.name} is …`)
  if (isRoot) await execa({ reject: false })`sh -c ${`apt-get update && apt-get install -y --no-install-recommends ${packaged.name}`}`
  if (chromiumPath() === undefined) throw new Error('There is no Chromium: install one, and name its path in CHROMIUM_PATH.')
}
