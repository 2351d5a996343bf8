import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apply, changesOf } from './recipe.ts'

/** In milliseconds: other tests use the machine too. */
const timeout = 300_000

const sources = [
  '.ci',
  '.storybook',
  'apps',
  'features',
  'mocks',
  'stories',
  'themes',
  'ui',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

const project = mkdtempSync(join(tmpdir(), 'guides-'))

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
  for (const source of [...sources, '.oxfmtrc.json']) cpSync(source, join(project, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'dir')
  for (const guide of ['AddingAState', 'AddingAField'])
    for (const change of changesOf(readFileSync(`stories/guides/${guide}.mdx`, 'utf8'))) apply(project, change)
  await generate('page', 'opening-hours', 'managers')
  await generate('component', 'price-tag')
  // The whole project takes longer. These import the changed files, or are changed themselves.
  const include = [
    '{features,apps}/{claim,managers}',
    'features/partners/{locations,examples}',
    'mocks/handlers/all.ts',
    'stories/{claim,managers}',
  ]
  const files = include.flatMap((path) => expand(path))
  writeFileSync(
    join(project, 'tsconfig.recipes.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [...files, 'stories/ui/PriceTag.stories.tsx', 'stories/*.test.ts', 'ui/types'] }),
  )
}, timeout)

afterAll(() => rmSync(project, { recursive: true }))

/** `a/{b,c}` as `a/b` and `a/c`. */
function expand(path: string): readonly string[] {
  const [whole, choices] = /\{([^}]*)\}/.exec(path) ?? []
  return whole === undefined || choices === undefined ? [path] : choices.split(',').flatMap((choice) => expand(path.replace(whole, choice)))
}

/** The tests that the changes reach. */
const tests = [
  'features/claim',
  'features/partners/locations',
  'features/managers/opening-hours',
  'stories/claim',
  'stories/ui/standards.test.ts',
  '.ci/contract/contract.test.ts',
]

it(
  'the changes of the guides and the generated files compile and pass the tests',
  async () => {
    const [compiled, tested] = await Promise.all([
      outputOf('tsc', '--noEmit', '--project', 'tsconfig.recipes.json'),
      outputOf('vitest', 'run', '--project', 'unit', ...tests),
    ])
    expect({ compiled, tested }).toEqual({ compiled: '', tested: '' })
  },
  timeout,
)
