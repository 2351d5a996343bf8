import { type Sources, asText, closureOf, isSource, readModules } from './moduleGraph.ts'
import { type Kind, type Test, readsAllCalls, testsOf } from './tests.ts'

/** What to run for a change. */
export type Plan = {
  /** Why everything runs; undefined when only the lists below run. */
  readonly everything: string | undefined
  /** The changed files that the linter reads; none of the others can break its rules, but for what their types say. */
  readonly lint: readonly string[]
  readonly unit: readonly string[]
  readonly stories: readonly string[]
  readonly walks: readonly string[]
  readonly engines: readonly string[]
  /** The enterprises in which walks run. */
  readonly enterprises: readonly string[]
  /** Whether stories are rendered in every enterprise: the change may look different in each. */
  readonly isStyle: boolean
  readonly storybook: boolean
  readonly package: boolean
  /** For people: what each changed file reaches. */
  readonly lines: readonly string[]
}

/** A test that reads files by their paths may read any of them, so it always runs, but for those of the sandbox and the contract. */
const readers = ['node:fs', 'node:fs/promises', 'node:child_process']
const readOwn = ['mocks/handlers/all.ts', readsAllCalls]

/** A test that builds the apps of a new enterprise, for 20 s. It copies a theme, so only a change of the themes reaches it. */
const buildsAnew = '.ci/lib/builds.ts'

/** Opens every public page in turn, for 40 s. */
const longest = '.ci/engines/layout.walks.ts'

/** Files that every test depends on, with what they load. */
const everywhere = ['package.json', 'package-lock.json', 'tsconfig.json', '.oxlintrc.json', 'vite.config.ts', '.ci/test.mjs']

/** Read by the compiler, the linter, a step of its own, or tests that always run. */
const withoutTests = [
  /\.mdx?$/,
  /\.d\.m?ts$/,
  /^\.github\//,
  /^\.(?:git|ox)\w+/,
  /^\.ci\/(?:contract|package)\//,
  /^mocks\/(?:contract|server)\//,
]

/** What an enterprise's theme can break is in these files. A screen and a rule are the same in each. */
const isStyled = (file: string) => /^(?:themes|ui|\.storybook)\/|\.css\.ts$/.test(file)

const count = (files: readonly string[], one: string) => `${files.length} ${files.length === 1 ? one : `${one}s`}`

/** Reads the project, and returns a function that plans what a change reaches. */
export function planner(sources: Sources): (changed: readonly string[]) => Plan {
  const modules = readModules(sources)
  const tests = testsOf(sources, modules)
  const inAll = closureOf(modules, everywhere)
  const known = new Set([...modules.keys(), ...[...modules.values()].flat().map((file) => file.replace(asText, ''))])
  const [first = ''] = tests.flatMap(({ enterprise }) => (enterprise === '' ? [] : [enterprise])).toSorted()
  const published = closureOf(
    modules,
    sources.files.filter((file) => /^(?:ui|\.ci\/package)\//.test(file) && modules.has(file)),
  )

  const themeOf = (file: string) => /^themes\/([^/]+)\//.exec(file)?.[1]
  /** A walk runs in the first enterprise, and in another only when its theme changes. */
  const runsFor = ({ enterprise, loads }: Test, file: string) =>
    (loads.has(file) || loads.has(file + asText)) && (enterprise === '' || enterprise === first || themeOf(file) === enterprise)

  function everythingFor(file: string): string | undefined {
    if (inAll.has(file)) return `every test depends on ${file}`
    return known.has(file) || withoutTests.some((path) => path.test(file)) ? undefined : `nothing says which tests read ${file}`
  }

  return (changed) => {
    const leftOut = changed.some((file) => file.startsWith('themes/')) ? readOwn : [...readOwn, buildsAnew]
    const always = tests.filter(
      ({ kind, loads }) => kind === 'unit' && !leftOut.some((name) => loads.has(name)) && readers.some((name) => loads.has(name)),
    )
    const reached = tests.filter((test) => changed.some((file) => runsFor(test, file)))
    const filesOf = (kind: Kind, among: readonly Test[]) => [...new Set(among.filter((test) => test.kind === kind).map(({ file }) => file))]
    const lines = changed.map((file) => {
      const why = everythingFor(file)
      const own = tests.filter((test) => runsFor(test, file))
      const parts = [
        count(filesOf('unit', own), 'unit test'),
        count(filesOf('stories', own), 'story file'),
        count([...filesOf('walks', own), ...filesOf('engines', own)], 'walk'),
      ]
      return `${file}: ${why ?? parts.join(', ')}`
    })
    return {
      everything: changed.map(everythingFor).find((why) => why !== undefined),
      lint: changed.filter((file) => isSource(file) && sources.read(file) !== ''),
      unit: filesOf('unit', [...always, ...reached]),
      stories: filesOf('stories', reached),
      walks: filesOf('walks', reached),
      engines: filesOf('engines', reached).filter((file) => file !== longest),
      enterprises: [...new Set(reached.flatMap(({ kind, enterprise }) => (kind === 'walks' ? [enterprise] : [])))].toSorted(),
      isStyle: changed.some(isStyled),
      storybook: changed.some((file) => file.startsWith('.storybook/') || file.endsWith('.mdx')),
      package: changed.some((file) => published.has(file) || file.startsWith('.ci/package/')),
      lines,
    }
  }
}
