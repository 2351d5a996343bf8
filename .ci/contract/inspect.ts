import type { RouteCalls } from '../../mocks/contract/calls.ts'
import { decodeAnswer } from '../../features/shared/api/dropped.ts'
import { serverMessage } from '../../features/shared/api/answers/serverMessage.ts'
import type { Exchange } from './ask.ts'

type Answered = Extract<Exchange, { kind: 'answered' }>

export const notJson = Symbol('not JSON')

/** Undefined for an empty answer. */
export function jsonOf(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

const kindOf = ({ headers }: Answered): string => headers.get('Content-Type')?.split(';')[0] ?? 'no type'

/** What a browser would refuse to show to an app of another origin. */
export function faultsOfCors({ headers }: Answered, app: string): readonly string[] {
  const allowed = headers.get('Access-Control-Allow-Origin')
  return allowed === '*' || allowed === app ? [] : [`CORS: Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${app}`]
}

/** What the preflight of this request does not allow. */
export function faultsOfPreflight(preflight: Exchange, method: string, sent: readonly string[], app: string): readonly string[] {
  if (preflight.kind === 'lost') return [`CORS: the preflight failed: ${preflight.why}`]
  if (preflight.status >= 300) return [`CORS: the preflight was answered ${preflight.status}`]
  const list = (name: string) => (preflight.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)
  const headers = list('Access-Control-Allow-Headers')
  const missing = sent.filter((name) => !headers.includes(name.toLowerCase()) && !(headers.includes('*') && name !== 'Authorization'))
  const methods = list('Access-Control-Allow-Methods')
  const simple = ['GET', 'POST'].includes(method)
  return [
    ...faultsOfCors(preflight, app),
    ...(missing.length > 0 ? [`CORS: the preflight does not allow ${missing.join(', ')}`] : []),
    ...(simple || methods.includes(method.toLowerCase()) || methods.includes('*') ? [] : [`CORS: the preflight does not allow ${method}`]),
  ]
}

const pathOf = (path: readonly PropertyKey[]): string => `/${path.map(String).join('/')}`

/** Where a body does not fit what the calls of the route read. */
function misfits({ calls }: RouteCalls, body: unknown): readonly string[] {
  const found = calls.flatMap(({ endpoint }) => {
    const { decoded, dropped } = decodeAnswer(endpoint.response, body)
    // The first message of each path: a value that cannot be read fails its later checks as well.
    const first = new Map((decoded.error?.issues ?? []).toReversed().map(({ path, message }) => [pathOf(path), message]))
    const invalid = [...first].toReversed().map(([path, message]) => `misfit at ${path}: ${message}`)
    return [...invalid, ...dropped.map(({ at, because }) => `ignored at ${at.join(' and ') || '/'}: ${because.join(', ')}`)]
  })
  return [...new Set(found)]
}

/** What is wrong with a refusal. */
export function faultsOfRefusal(answer: Answered): readonly string[] {
  const body = jsonOf(answer.text)
  if (body === notJson) return [`the refusal is not JSON (${kindOf(answer)})`]
  return serverMessage(body) === null ? ['the refusal has no message for a person'] : []
}

/** What is wrong with the answer to a request that should be refused with this status. */
export const faultsOfExpectedRefusal = (answer: Answered, status: number): readonly string[] =>
  answer.status === status ? faultsOfRefusal(answer) : [`answered ${answer.status}, not ${status}`]

/** What is wrong with the answer to the look-up of a key that never arrived. */
export const faultsOfUnknownKey = (answer: Answered): readonly string[] =>
  answer.status === 200 && Reflect.get(Object(jsonOf(answer.text)), 'outcome') === 'unknown'
    ? []
    : [`a key that never arrived is answered ${answer.status}, not 200 with the outcome "unknown"`]

/** What is wrong with the answer to a request that should have succeeded. */
export function faultsOfAnswer(route: RouteCalls, answer: Answered): readonly string[] {
  const { status } = answer
  if (status >= 500) return [`the server failed with ${status}`]
  if (status >= 400) return [`refused with ${status}: ${serverMessage(jsonOf(answer.text)) ?? 'no message'}`, ...faultsOfRefusal(answer)]
  if (status >= 300) return [`redirected with ${status} to ${hostOf(answer)}; the apps do not follow`]
  const body = jsonOf(answer.text)
  if (body === notJson) return [`the answer is not JSON (${kindOf(answer)})`]
  // The apps take such an answer for a refusal, and cannot tell by its status whether something was changed.
  if (route.calls.some(({ endpoint }) => endpoint.refuses(body))) return [`answered ${status} with a refusal, which is a 4xx`]
  return misfits(route, body)
}

/** The rest of an address may hold a token. */
function hostOf({ headers }: Answered): string {
  const to = headers.get('Location') ?? ''
  return URL.canParse(to) ? new URL(to).host : 'another path'
}
