/**
 * `node .ci/package/check.ts`: builds and packs the package, then holds it to its promises in an application of its own.
 * With `--write` (`npm run package`) it leaves the package in dist/package, and keeps the components' figures instead of
 * comparing them with the kept ones.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { enterprises } from '../../apps/build/enterprises.ts'
import type { Bundle } from './bundle.ts'
import { buildFor, checkTypes, layOut } from './consumer.ts'
import { entries } from './entries.ts'
import { pack } from './pack.ts'
import { lookAt } from './render.ts'
import { bundleEach, grown, keptSizes, undressed, writeSizes } from './sizes.ts'
import { checkManifest, checkResolution } from './tools.ts'

/** All that a button is made of: who imports it alone gets these folders of ui, and nothing else of the package. */
const ofButton = ['Button', 'Icon', 'Spinner', 'VisuallyHidden', 'parts']

/** Whether the package and its figures are kept. */
const writing = process.argv.includes('--write')

let failed = 0

/** Does one check and says how it went: in the words it gives, or in those of what it throws. */
async function check<T>(name: string, work: () => Promise<T> | T, words: (result: T) => string = () => ''): Promise<T | undefined> {
  const began = performance.now()
  const say = (sign: string, text: string) =>
    console.log(`${sign} ${name}${text && `: ${text}`}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  try {
    const result = await work()
    say('✓', words(result))
    return result
  } catch (error) {
    failed += 1
    say('✗', '')
    const told =
      error instanceof Error && 'stdout' in error
        ? `${String(error.stdout)}${'stderr' in error ? String(error.stderr) : ''}`
        : String(error)
    console.log(told.trimEnd().replaceAll(/^/gm, '    '))
    return undefined
  }
}

/** Throws with a line for each fault. */
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
  await check('each in its styles', () => assertNone(undressed(folder, bundles)))
  await check(
    'Button alone',
    () => onlyButton(button),
    () => `${button.js} B of script and ${button.css} B of style, gzip, in ${button.brings.length} files, all of ${ofButton.join(', ')}`,
  )
  if (writing) {
    writeSizes(bundles)
    console.log('  wrote the figures of every component')
  } else {
    const keep = 'Where that is as it should be: npm run package, and commit the figures.'
    await check('no component grew unseen', () => {
      const faults = grown(keptSizes(), bundles)
      assertNone(faults.length > 0 ? [...faults, keep] : [])
    })
  }
}

async function dressed(application: string): Promise<void> {
  await check(
    "another application in each enterprise's dress",
    async () => {
      const built = new Map<string, string>()
      for (const enterprise of enterprises()) built.set(enterprise, await buildFor(application, enterprise))
      const seen = await lookAt(built)
      assertNone(
        seen.flatMap(({ enterprise, faults, button, accent }) => [
          ...faults.map((fault) => `${enterprise}: ${fault}`),
          ...(button === accent ? [] : [`${enterprise}: its button is ${button}, its accent ${accent}`]),
        ]),
      )
      assertNone(new Set(seen.map(({ button }) => button)).size === seen.length ? [] : ['Two enterprises look alike.'])
      return seen
    },
    (seen) => seen.map(({ enterprise, button, letters }) => `${enterprise} ${button} in ${letters.split(',')[0] ?? ''}`).join('; '),
  )
}

const scratch = mkdtempSync(join(tmpdir(), 'package-'))
try {
  const place = writing ? resolve('dist/package') : join(scratch, 'package')
  const tarball = await check(
    'build and pack',
    () => pack(place, scratch),
    () => `${entries().size} modules to import`,
  )
  if (tarball) {
    const application = join(scratch, 'application')
    const folder = await layOut(application, tarball)
    const told = Promise.all([check('publint', () => checkManifest(tarball)), check('are the types wrong', () => checkResolution(tarball))])
    const typed = check(
      "another application's types",
      () => checkTypes(application),
      () => "every module, libraries' own types included",
    )
    await sizes(folder)
    await typed
    await dressed(application)
    await told
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
process.exit(failed === 0 ? 0 : 1)
