import { existsSync, globSync } from 'node:fs'
import { run } from '../lib/children.mjs'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

type Source = {
  /** Debian's packages for the browser. */
  readonly packages: readonly string[]
  /** Other programs that it needs. */
  readonly programs: readonly string[]
  /** Possible paths of the browser, best first; `*` matches any folder name. */
  readonly paths: readonly string[]
  readonly start: (browser: string) => Promise<Engine>
}

const sources: Readonly<Record<string, Source>> = {
  firefox: {
    packages: ['firefox-esr'],
    programs: [],
    paths: [
      process.env['FIREFOX_PATH'] ?? '',
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    start: firefox,
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    paths: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/lib/*/webkit2gtk-4.0/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser'],
    start: webkit,
  },
}

export const engineNames: readonly string[] = Object.keys(sources)

/** The path of the browser, if it and its programs are installed. */
function pathOf({ programs, paths }: Source): string | undefined {
  if (!programs.every((program) => existsSync(program))) return undefined
  return paths.flatMap((path) => (path.includes('*') ? globSync(path) : path)).find((path) => existsSync(path))
}

/** Whether this machine lets us install Debian packages. */
const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The last installation. Engines start at the same time, and apt refuses to run twice. */
let installed: Promise<unknown> = Promise.resolve()

async function install(packages: readonly string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} …`)
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
  const { code, output } = await run('sh', ['-c', command], { timeout: 300_000 })
  if (code !== 0) console.log(`… failed: ${output.trim().split('\n').at(-1) ?? ''}`)
}

/** Starts an engine, and installs it first if it is missing. @throws with what must be done by hand. */
export async function startEngine(name: string): Promise<Engine> {
  const source = sources[name]
  if (!source) throw new Error(`There is no engine "${name}". There are: ${engineNames.join(', ')}.`)
  const { packages, start } = source
  if (pathOf(source) === undefined && canInstall()) {
    installed = installed.then(() => install(packages))
    await installed
  }
  const path = pathOf(source)
  if (path === undefined) throw new Error(`It could not be installed: it is in Debian’s packages ${packages.join(', ')}.`)
  return start(path)
}
