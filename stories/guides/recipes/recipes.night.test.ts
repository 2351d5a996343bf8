import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyOfProject } from '../../../.ci/copyOfProject.ts'
import { apply, changesOf } from './recipe.ts'

/** In milliseconds: other tests use the machine too. */
const timeout = 300_000

let project: string
let remove: () => Promise<void>

/** Runs a tool in the copy. Returns its output if it fails, and nothing if it succeeds. */
async function outputOf(tool: string, ...args: readonly string[]): Promise<string> {
  try {
    await promisify(execFile)(resolve('node_modules/.bin', tool), [...args], { cwd: project, shell: true })
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

const generate = (...args: readonly string[]) => outputOf('plop', '--plopfile', '.ci/generate/plopfile.ts', ...args)

beforeAll(async () => {
  ;({ folder: project, remove } = await copyOfProject())
  for (const guide of ['AddingAState', 'AddingAField', 'AddingASurfaceThatPays'])
    for (const change of changesOf(readFileSync(`stories/guides/${guide}.mdx`, 'utf8'))) apply(project, change)
  await generate('page', 'opening-hours', 'managers')
  await generate('record', 'dining-credit', 'dining-credits')
  await generate('call', 'table-numbers', 'managers')
  await generate('component', 'price-tag')
  // The whole project takes longer. These import the changed files, or are changed themselves.
  const include = [
    '{features,apps}/{claim,managers,partners}',
    'mocks/handlers/all.ts',
    'stories/{claim,managers}',
    'features/{parking,payment}',
  ]
  const files = include.flatMap((path) => expand(path))
  writeFileSync(
    join(project, 'tsconfig.recipes.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: [...files, 'stories/ui/PriceTag.stories.tsx', 'stories/partners/Dining*.tsx', 'stories/*.test.ts', 'stories/types/*.tsx'],
    }),
  )
}, timeout)

afterAll(() => remove())

/** `a/{b,c}` as `a/b` and `a/c`. */
function expand(path: string): readonly string[] {
  const [whole, choices] = /\{([^}]*)\}/.exec(path) ?? []
  return whole === undefined || choices === undefined ? [path] : choices.split(',').flatMap((choice) => expand(path.replace(whole, choice)))
}

/** The tests that the changes reach. */
const tests = [
  'features/claim',
  'features/partners/locations',
  'features/shared/forms',
  'apps/partners',
  'stories/claim',
  'stories/parking.test.ts',
  'stories/ui/standards.test.ts',
  '.ci/contract/{contract,sandboxFields,writes}.test.ts',
].flatMap(expand)

/** The folders with generated files. */
const linted = [
  'apps/{managers,partners}',
  'features/managers/{opening-hours,table-numbers}',
  'features/partners/dining-credits',
  'mocks/handlers',
  'stories/{managers,partners}',
  'ui/PriceTag',
].flatMap(expand)

it(
  'the changes of the guides and the generated files compile, and pass the linter and the tests',
  async () => {
    const [compiled, tested, lint] = await Promise.all([
      outputOf('tsc', '--noEmit', '--project', 'tsconfig.recipes.json'),
      outputOf('vitest', 'run', '--project', 'unit', ...tests),
      outputOf('oxlint', ...linted),
    ])
    expect({ compiled, tested, lint }).toEqual({ compiled: '', tested: '', lint: '' })
  },
  timeout,
)
