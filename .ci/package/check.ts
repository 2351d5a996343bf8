/**
 * `node .ci/package/check.ts`: builds and packs the package, and checks it in a separate application. With `--write`
 * (`npm run package`) it writes the package to dist/package, and saves the components' sizes instead of comparing them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { enterprises } from '../../apps/build/enterprises.ts'
import type { Bundle } from './bundle.ts'
import { buildFor, checkTypes, createApplication } from './consumer.ts'
import { entries } from './entries.ts'
import { pack } from './pack.ts'
import { inspect } from './render.ts'
import { bundleEach, grown, savedSizes, missingStyles, writeSizes } from './sizes.ts'
import { checkManifest, checkResolution } from './tools.ts'

/** All that a button is made of: who imports it alone gets these folders of ui, and nothing else of the package. */
const ofButton = ['Button', 'Icon', 'Spinner', 'VisuallyHidden', 'parts']

const writing = process.argv.includes('--write')

let failed = 0

/** Runs one check, and logs its result: the details it returns, or the error it throws. */
async function check<T>(name: string, work: () => Promise<T> | T, details: (result: T) => string = () => ''): Promise<T | undefined> {
  const began = performance.now()
  const log = (sign: string, text: string) =>
    console.log(`${sign} ${name}${text && `: ${text}`}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  try {
    const result = await work()
    log('✓', details(result))
    return result
  } catch (error) {
    failed += 1
    log('✗', '')
    const output =
      error instanceof Error && 'stdout' in error
        ? `${String(error.stdout)}${'stderr' in error ? String(error.stderr) : ''}`
        : String(error)
    console.log(output.trimEnd().replaceAll(/^/gm, '    '))
    return undefined
  }
}

function assertNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function onlyButton({ brings }: Bundle): void {
  const foreign = brings.filter((file) => !ofButton.some((folder) => file.startsWith(`ui/${folder}/`)))
  assertNone(foreign.map((file) => `Button alone brings ${file}`))
}

async function sizes(folder: string): Promise<void> {
  const bundles = await check(
    'each component bundled alone',
    () => bundleEach(folder),
    ({ size }) => `${size} components`,
  )
  const button = bundles?.get('ui/Button')
  if (!bundles || !button) return
  await check('each with its styles', () => assertNone(missingStyles(folder, bundles)))
  await check(
    'Button alone',
    () => onlyButton(button),
    () => `${button.js} B of script and ${button.css} B of style, gzip, in ${button.brings.length} files, all of ${ofButton.join(', ')}`,
  )
  if (writing) {
    writeSizes(bundles)
    console.log('  saved the size of every component')
  } else {
    const hint = 'If this is intended: npm run package, and commit the sizes.'
    await check('no component grew', () => {
      const faults = grown(savedSizes(), bundles)
      assertNone(faults.length > 0 ? [...faults, hint] : [])
    })
  }
}

async function themed(application: string): Promise<void> {
  await check(
    "another application with each enterprise's theme",
    async () => {
      const built = new Map<string, string>()
      for (const enterprise of enterprises()) built.set(enterprise, await buildFor(application, enterprise))
      const seen = await inspect(built)
      assertNone(
        seen.flatMap(({ enterprise, faults, button, accent }) => [
          ...faults.map((fault) => `${enterprise}: ${fault}`),
          ...(button === accent ? [] : [`${enterprise}: its button is ${button}, its accent ${accent}`]),
        ]),
      )
      assertNone(new Set(seen.map(({ button }) => button)).size === seen.length ? [] : ['Two enterprises look alike.'])
      return seen
    },
    (seen) => seen.map(({ enterprise, button, font }) => `${enterprise} ${button} in ${font.split(',')[0] ?? ''}`).join('; '),
  )
}

const scratch = mkdtempSync(join(tmpdir(), 'package-'))
try {
  const output = writing ? resolve('dist/package') : join(scratch, 'package')
  const tarball = await check(
    'build and pack',
    () => pack(output, scratch),
    () => `${entries().size} modules to import`,
  )
  if (tarball) {
    const application = join(scratch, 'application')
    const folder = await createApplication(application, tarball)
    const manifest = Promise.all([
      check('publint', () => checkManifest(tarball)),
      check('are the types wrong', () => checkResolution(tarball)),
    ])
    const types = check(
      "another application's types",
      () => checkTypes(application),
      () => "every module, libraries' own types included",
    )
    await sizes(folder)
    await types
    await themed(application)
    await manifest
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
process.exit(failed === 0 ? 0 : 1)
