import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '../../features/shared/api/endpoint.ts'
import { actsOnce, type Call, operationId, routeOf, type RouteCalls, routesOf } from '../../mocks/contract/calls.ts'
import { ask, type Exchange } from './ask.ts'
import {
  faultsOfAnswer,
  faultsOfCors,
  faultsOfExpectedRefusal,
  faultsOfPreflight,
  faultsOfRefusal,
  faultsOfUnknownKey,
  jsonOf,
} from './inspect.ts'
import { type Asking, requestOf } from '../../mocks/contract/request.ts'
import { type Answers, filled, type Step, type Values } from '../../mocks/contract/values.ts'

/** What the check found out about one call. */
export type Result = {
  readonly route: string
  readonly call: string
  readonly ms: number
  /** Why it was not asked. */
  readonly skipped: string | null
  readonly faults: readonly string[]
}

export type Server = {
  /** `https://api.example` */
  readonly origin: string
  /** The origin that the apps are served from, for CORS. */
  readonly app: string
  readonly token: string | null
  /** Whether writes may be sent. */
  readonly writes: boolean
  readonly timeoutMs: number
  readonly values: Values
}

const unknown = 'contract-check-unknown'

type Answered = Answers extends ReadonlyMap<string, infer Answer> ? Answer : never

type Task = { readonly route: RouteCalls; readonly id: string; readonly step: Step | null }

/** The steps of the values file first, in their order, then every other route. */
function tasksOf(calls: readonly Call[], { calls: steps }: Values): readonly Task[] {
  const routes = routesOf(calls)
  const idOf = (route: RouteCalls) => operationId(route.calls[0])
  const given = steps.flatMap((step) => {
    const route = routes.find(({ calls: same }) => same.some((call) => operationId(call) === step.call))
    return route ? [{ route, id: step.call, step }] : []
  })
  const asked = new Set(given.map(({ route }) => route))
  return [...given, ...routes.filter((route) => !asked.has(route)).map((route) => ({ route, id: idOf(route), step: null }))]
}

/** The steps of the values file whose call is not in the contract. */
const misnamed = (calls: readonly Call[], { calls: steps }: Values): readonly Result[] =>
  steps
    .filter((step) => calls.every((call) => operationId(call) !== step.call))
    .map(({ call }) => ({ route: 'values file', call, ms: 0, skipped: null, faults: ['the contract has no call of this name'] }))

/** Why this call cannot be asked, or null. */
function reasonToSkip({ route, step }: Task, server: Server): string | null {
  const { endpoint } = route
  if (endpoint.method !== 'GET' && !server.writes) return 'a write: asked with --writes'
  if (step?.notAsked !== undefined) return step.notAsked
  const needed = [...endpoint.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (step?.path?.[name] ? [] : [name]))
  if (needed.length > 0) return `needs values for ${needed.join(', ')}`
  if (step) return null
  if (endpoint.method !== 'GET') return 'needs values'
  return endpoint.auth === 'required' && tokenFor(route, server) === '' ? 'needs a token' : null
}

/** The token of a call, or the reference to it. A call whose own answer holds the token needs none. */
function tokenFor({ calls: [first] }: RouteCalls, { values, token }: Server): string {
  const own = values.tokens[first.feature]
  return own?.startsWith(`{${operationId(first)}/`) ? '' : (own ?? token ?? '')
}

/** What is wrong with the answer about an entry, or about a key, that there is not. */
function faultsOfUnknown({ path }: Endpoint, answer: Extract<Exchange, { kind: 'answered' }>, { app }: Server): readonly string[] {
  if (answer.status >= 500) return [`an unknown one makes the server fail with ${answer.status}`]
  const ofAnswer = path.endsWith('/{key}') ? faultsOfUnknownKey(answer) : answer.status >= 400 ? faultsOfRefusal(answer) : []
  return [...ofAnswer, ...faultsOfCors(answer, app)].map((fault) => `unknown: ${fault}`)
}

/** The probes that need a second request: who may ask, what an unknown one gets, and that a key acts once. */
async function furtherFaults(task: Task, first: Exchange, request: Asking, server: Server): Promise<readonly string[]> {
  const { endpoint, calls } = task.route
  const again = (url: URL, init: RequestInit) => ask(url, init, server.timeoutMs)
  if (first.kind === 'lost') return []
  const faults: string[] = []
  if (endpoint.auth === 'required') {
    const { Authorization: _, ...headers } = { ...request.init.headers, Authorization: '' }
    const anonymous = await again(request.url, { ...request.init, headers })
    if (anonymous.kind === 'answered' && anonymous.status !== 401) faults.push(`without a token it answers ${anonymous.status}, not 401`)
  }
  if (endpoint.method !== 'GET') {
    if (!calls.some(actsOnce)) return faults
    const second = await again(request.url, request.init)
    const same = second.kind === 'answered' && second.status === first.status && second.text === first.text
    return same ? faults : [...faults, 'the same Idempotency-Key was not answered as the first time']
  }
  if (/\{\w+\}/.test(endpoint.path)) {
    const odd = new URL(endpoint.path.replaceAll(/\{\w+\}/g, unknown), server.origin)
    odd.search = request.url.search
    const refused = await again(odd, request.init)
    if (refused.kind === 'answered') faults.push(...faultsOfUnknown(endpoint, refused, server))
  }
  return faults
}

/** Where the answer is not what the values file expects. */
const unexpected = (found: unknown, expected: unknown, at = ''): readonly string[] => {
  if (typeof expected === 'object' && expected !== null && !Array.isArray(expected))
    return Object.entries(expected).flatMap(([name, value]) => unexpected(Reflect.get(Object(found), name), value, `${at}/${name}`))
  return isDeepStrictEqual(found, expected) ? [] : [`${at} is ${JSON.stringify(found) ?? 'missing'}, not ${JSON.stringify(expected)}`]
}

async function check(task: Task, server: Server, answers: Map<string, Answered>): Promise<Omit<Result, 'route' | 'call'>> {
  const skipped = reasonToSkip(task, server)
  if (skipped) return { ms: 0, skipped, faults: [] }
  let request: Asking
  let step: Step | null
  try {
    const token = filled(tokenFor(task.route, server), answers) || null
    step = task.step && filled(task.step, answers)
    request = requestOf(task.route.endpoint, step, server, token)
  } catch (error) {
    return { ms: 0, skipped: error instanceof Error ? error.message : String(error), faults: [] }
  }
  const { method } = task.route.endpoint
  const asked = {
    Origin: server.app,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': Object.keys(request.headers).join(', '),
  }
  const [preflight, answer] = await Promise.all([
    ask(request.url, { method: 'OPTIONS', headers: asked }, server.timeoutMs),
    ask(request.url, request.init, server.timeoutMs),
  ])
  if (answer.kind === 'lost') return { ms: answer.ms, skipped: null, faults: [answer.why] }
  const body = jsonOf(answer.text)
  answers.set(task.id, { key: request.key, body })
  const faults = [
    ...faultsOfPreflight(preflight, method, Object.keys(request.headers), server.app),
    ...faultsOfCors(answer, server.app),
    ...(step?.expectStatus === undefined
      ? [...faultsOfAnswer(task.route, answer), ...(await furtherFaults(task, answer, request, server))]
      : faultsOfExpectedRefusal(answer, step.expectStatus)),
    ...unexpected(body, step?.expect ?? {}),
  ]
  return { ms: answer.ms, skipped: null, faults: [...new Set(faults)] }
}

/** Asks a server every call of the contract, one after the other, and tells each result when it is known. */
export async function checkServer(calls: readonly Call[], server: Server, tell: (result: Result) => void): Promise<readonly Result[]> {
  const answers = new Map<string, Answered>()
  const results = [...misnamed(calls, server.values)]
  for (const result of results) tell(result)
  for (const task of tasksOf(calls, server.values)) {
    const result = { route: routeOf(task.route.endpoint), call: task.id, ...(await check(task, server, answers)) }
    tell(result)
    results.push(result)
  }
  return results
}
