import sandboxValues from '../../mocks/contract/sandboxValues.json'
import { type Call, callsOf, operationId, routeOf } from '../../mocks/contract/calls.ts'
import { type RouteCalls, routesOf } from '../../mocks/contract/openApi.ts'
import { answers } from '../../mocks/examples/answers.ts'

const modules = import.meta.glob<object>(['../../features/**/api.ts', '../../features/shared/*.ts', '!**/*.test.ts'], { eager: true })
const texts = import.meta.glob<string>(['../../features/**/*.ts', '!**/*.test.ts', '!**/testing/**', '!**/*.css.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const apps = import.meta.glob<string>(['../../apps/**/*.{ts,tsx}', '!**/*.test.ts', '!**/*.e2e.ts', '!**/*.css.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const inProject = (path: string): string => path.replace('../../', '')

const calls: readonly Call[] = callsOf(
  Object.entries(texts).map(([path, text]) => ({ path: inProject(path).replace('features/', ''), text, exports: modules[path] })),
)

const moduleOf = ({ feature }: Call): string => (feature === 'shared' ? 'shared/' : `${feature}/api`)

/** The files of the apps that make the call. */
const callersOf = (call: Call): readonly string[] =>
  Object.entries(apps).flatMap(([path, text]) =>
    text.includes(moduleOf(call)) && new RegExp(`\\b${call.name}\\b`).test(text) ? [inProject(path)] : [],
  )

export type DocumentedRoute = RouteCalls & {
  readonly route: string
  readonly feature: string
  /** What the page's search looks in, in lower case. */
  readonly searched: string
  readonly callers: readonly string[]
  /** What the contract's check sends to the sandbox. */
  readonly request: object | null
  readonly answers: readonly { readonly title: string; readonly body: object }[]
}

/** Every route of the API, in the order of the features. */
export const documentedRoutes: readonly DocumentedRoute[] = routesOf(calls).map((each) => {
  const route = routeOf(each.endpoint)
  const [first] = each.calls
  const step = sandboxValues.calls.find(({ call }) => each.calls.some((one) => operationId(one) === call))
  const { call: _, ...request } = step ?? { call: '' }
  return {
    ...each,
    route,
    feature: first.feature,
    searched: [route, ...each.calls.flatMap(({ name, about }) => [name, about])].join(' ').toLowerCase(),
    callers: [...new Set(each.calls.flatMap(callersOf))],
    request: step ? request : null,
    answers: answers.filter(({ endpoint }) => each.calls.some((one) => one.endpoint === endpoint)),
  }
})
