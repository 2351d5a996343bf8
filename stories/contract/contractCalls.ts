import sandboxValues from '../../mocks/contract/sandboxValues.json'
import type { ApiDocs } from '../../features/shared/api/docs.ts'
import { type Call, callsFromModules, operationId, getRoute, type RouteCalls, groupByRoute } from '../../mocks/contract/calls.ts'
import { type Part, partSchema } from '../../mocks/contract/documented.ts'
import { examplesFrom } from '../../mocks/contract/examples.ts'
import { type Recorded, recordAnswers } from '../../mocks/contract/recorded.ts'
import { completed } from '../../mocks/contract/completed.ts'
import { readValues } from '../../mocks/contract/values.ts'
import type { JsonSchema } from '../../mocks/contract/wireSchema.ts'
import { failuresOf } from './failures.ts'
import { type Sources, storiesUsing, type UsedBy } from './usedBy.ts'

const modules = import.meta.glob<object>(['../../features/**/api.ts', '../../features/shared/api/events.ts'], { eager: true })
const docs = import.meta.glob<ApiDocs>('../../features/**/{api,events}.docs.ts', { eager: true, import: 'docs' })
const sources = import.meta.glob<string>(['../../{apps,stories}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!**/*.e2e.ts', '!**/*.css.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The path from the project's folder: the bundler writes it from this file's. */
const inProject = (path: string): string => new URL(path, 'file:///stories/contract/').pathname.slice(1)

const calls: readonly Call[] = callsFromModules(
  Object.entries(modules).map(([path, exports]) => ({
    path: inProject(path).replace('features/', ''),
    exports,
    docs: docs[path.replace(/\.ts$/, '.docs.ts')],
  })),
)

const moduleOf = ({ feature }: Call): string => (feature.startsWith('shared') ? 'shared/' : `${feature}/api`)

const modulesByPath: Sources = new Map(Object.entries(sources).map(([path, text]) => [inProject(path), text]))
const usedBy = storiesUsing(modulesByPath)

/** The files of the apps that make the call. */
const callersOf = (call: Call): readonly string[] =>
  [...modulesByPath].flatMap(([path, text]) =>
    path.startsWith('apps/') && text.includes(moduleOf(call)) && new RegExp(`\\b${call.name}\\b`).test(text) ? [path] : [],
  )

/** Rows of every call do not identify one. */
const isOfNetwork = (row: string): boolean => row.startsWith('NET-')

export type DocumentedRoute = RouteCalls & {
  readonly route: string
  readonly feature: string
  /** The text that the page's search looks in, in lower case. */
  readonly searched: string
  readonly callers: readonly string[]
  readonly usedBy: UsedBy
  /** The pages' reaction to its failure. */
  readonly failures: readonly string[]
  readonly examples: readonly Recorded[]
  /** The schema of a part, with words and examples; null if the calls have none. */
  readonly schemaOf: (part: Part) => JsonSchema | null
}

const recorded = await recordAnswers(calls, completed(calls, readValues(JSON.stringify(sandboxValues))))
const shown = examplesFrom(calls, recorded)

/** Every route of the API, in the order of the features. */
export const documentedRoutes: readonly DocumentedRoute[] = groupByRoute(calls).map((each, _, all) => {
  const route = getRoute(each.endpoint)
  const [first] = each.calls
  const callers = [...new Set(each.calls.flatMap(callersOf))]
  const rows = each.calls.flatMap((call) => call.rows).filter((row) => !isOfNetwork(row))
  return {
    ...each,
    route,
    feature: first.feature,
    searched: [route, ...each.calls.flatMap((call) => [operationId(call), call.docs.about])].join(' ').toLowerCase(),
    callers,
    schemaOf: (part) => partSchema(each.calls, part, shown),
    failures: failuresOf(each, all),
    usedBy: usedBy({ callers, rows, feature: first.feature }),
    // The first of each title: a later one exists for its result.
    examples: [
      ...new Map(
        recorded
          .filter(({ call }) => each.calls.some((one) => operationId(one) === call))
          .toReversed()
          .map((example) => [example.title, example]),
      ).values(),
    ].toReversed(),
  }
})
