/**
 * `node .ci/package/check.ts`: builds and packs the package, and checks it in a separate application. With `--write`
 * it writes the package to dist/package.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { enterprises } from '../../apps/build/enterprises.ts'
import { buildFor, createApplication, runIn } from './consumer.ts'
import { pack } from './pack.ts'
import { inspect } from './render.ts'

let failed = 0

/** Runs one check, and logs its result: the details it returns, or the error it throws. */
async function check<T>(name: string, work: () => Promise<T>, details: (result: T) => string = () => ''): Promise<T | undefined> {
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

/** Builds the application for each enterprise, and uses it in a browser. Returns the appearance of its pages. */
async function themed(application: string) {
  const built = new Map<string, string>()
  for (const enterprise of enterprises()) built.set(enterprise, await buildFor(application, enterprise))
  const seen = await inspect(built)
  const faults = seen.flatMap(({ enterprise, faults: found, button, accent }) => [
    ...found.map((fault) => `${enterprise}: ${fault}`),
    ...(button === accent ? [] : [`${enterprise}: its button is ${button}, its accent ${accent}`]),
  ])
  if (new Set(seen.map(({ button }) => button)).size < seen.length) faults.push('Two enterprises look alike.')
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return seen.map(({ enterprise, button, font }) => `${enterprise} ${button} in ${font.split(',')[0] ?? ''}`).join('; ')
}

const scratch = mkdtempSync(join(tmpdir(), 'package-'))
try {
  const output = process.argv.includes('--write') ? resolve('dist/package') : join(scratch, 'package')
  const tarball = await check('build and pack', () => pack(output, scratch))
  if (tarball) {
    const application = join(scratch, 'application')
    await createApplication(application, tarball)
    await check('publint', () => runIn(application, 'publint/src/cli.js', 'run', tarball, '--strict'))
    await check("another application's types", () => runIn(application, 'typescript/bin/tsc', '-p', application))
    await check(
      "another application's sizes",
      () => runIn(application, 'size-limit/bin.js'),
      ({ stdout }) => `\n${stdout.trim()}\n`,
    )
    await check("another application with each enterprise's theme", () => themed(application), String)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
process.exit(failed === 0 ? 0 : 1)
