import * as z from 'zod/mini'
import type { Endpoint } from '../../features/shared/api/endpoint.ts'
import { actsOnce, type Call, carriesKey, operationId, routeOf } from './calls.ts'
import { headers, parameters, refusalSchema } from './common.ts'
import type { Recorded } from './recorded.ts'
import { responsesOf, together } from './responses.ts'
import { sharedSchemas, wireSchema } from './wireSchema.ts'

type Json = Readonly<Record<string, unknown>>

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<Endpoint['bodyAs'], string>

/** The calls that a server cannot tell apart: their method and path are the same. */
export type RouteCalls = { readonly endpoint: Endpoint; readonly calls: readonly [Call, ...Call[]] }

export function routesOf(calls: readonly Call[]): readonly RouteCalls[] {
  const routes = new Map<string, RouteCalls>()
  for (const call of calls) {
    const known = routes.get(routeOf(call.endpoint))
    routes.set(routeOf(call.endpoint), { endpoint: call.endpoint, calls: known ? [...known.calls, call] : [call] })
  }
  return [...routes.values()]
}

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/[.:]$/, '') ?? text

const keyInPath = 'The `Idempotency-Key` that the write was sent with.'

const inPath = ({ endpoint: { path }, fields }: Call): readonly Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    // An id may be of anything.
    description: name === 'key' ? keyInPath : name === 'id' ? undefined : fields.get(name),
    schema: { type: 'string' },
  }))

function inQuery({ endpoint: { query }, fields }: Call): readonly Json[] {
  if (!query) return []
  const { properties, required } = z.parse(objectSchema, wireSchema(query, fields))
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

const objectSchema = z.object({
  properties: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  required: z._default(z.array(z.string()), []),
})

const unique = (found: readonly Json[]): readonly Json[] => [
  ...new Map(found.map((each) => [`${String(each['in'])} ${String(each['name'])}`, each])).values(),
]

/** The parameter with the value that the example request has for it. */
function withExample(parameter: Json, { path, query }: Recorded['request']): Json {
  const example = { ...query, ...path }[String(parameter['name'])]
  return example === undefined ? parameter : { ...parameter, example }
}

const bodyOf = (calls: readonly [Call, ...Call[]], { body: example }: Recorded['request']): Json => {
  const [
    {
      endpoint: { bodyAs },
    },
  ] = calls
  const schemas = calls.flatMap(({ endpoint: { body }, fields }) => (body ? [wireSchema(body, fields)] : []))
  return schemas.length === 0
    ? {}
    : { requestBody: { required: true, content: { [mediaTypes[bodyAs]]: { schema: together(schemas), ...(example && { example }) } } } }
}

/** One operation: every call of a route. */
function operation(calls: readonly [Call, ...Call[]], recorded: readonly Recorded[]): Json {
  const [first] = calls
  const { endpoint } = first
  const endpoints = calls.map((call) => call.endpoint)
  const example = recorded.find(({ call }) => calls.some((each) => operationId(each) === call))?.request ?? {}
  const about = [...new Set(calls.map((call) => call.about))].join('\n\n')
  return {
    operationId: operationId(first),
    tags: [...new Set(calls.map((call) => call.feature))],
    summary: firstSentence(about),
    description: about,
    'x-rows': [...new Set(calls.flatMap(({ rows }) => rows))],
    'x-source': calls.some(({ source }) => source === 'specification') ? 'specification' : 'decision',
    'x-acts-once': calls.some(actsOnce),
    security: endpoints.every(({ auth }) => auth === 'required') ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: [
      ...headers.map((header) => ({ $ref: `#/components/parameters/${header}` })),
      ...(carriesKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...unique([...inPath(first), ...calls.flatMap(inQuery)]).map((each) => withExample(each, example)),
    ],
    ...bodyOf(calls, example),
    responses: responsesOf(calls, recorded),
  }
}

/** The contract with the server as an OpenAPI 3.1 document: every call of every feature. */
export function openApi(calls: readonly Call[], recorded: readonly Recorded[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { calls: ofRoute, endpoint } of routesOf(calls)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(ofRoute, recorded) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API that the apps call',
      version: '1',
      description: 'Written by `npm run contract` from the endpoints in the code. Fields that are not named here are ignored.',
    },
    tags: [...new Set(calls.map(({ feature }) => feature))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters,
      schemas: { Refusal: refusalSchema, ...sharedSchemas },
      responses: {
        SignedOut: { description: 'The token is not valid any more. The app signs the person out and shows the sign-in (NET-03, NET-04).' },
        Refused: {
          description:
            'Refused. Nothing has happened. The page shows the first message meant for a person: `errors.base`, any other of `errors`, `error`, `message` or `detail`; without one it shows its own (NET-06). The call is not repeated by itself. After 408, 409, 425 and 429 a write that acts once counts as open: the page looks it up.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
        Failed: {
          description:
            'The server failed. A read is tried twice more, after 0.4 s and 1.2 s. A write is never sent again by itself: its outcome counts as unknown, and is looked up where the app can (NET-07, NET-08).',
        },
      },
    },
  }
}
