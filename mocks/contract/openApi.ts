import * as z from 'zod/mini'
import type { Endpoint } from '../../features/shared/endpoint.ts'
import type { ExampleAnswer } from '../examples/exampleAnswer.ts'
import { type Call, routeOf } from './calls.ts'
import { headers, parameters, refusalSchema } from './common.ts'
import { type JsonSchema, wireSchema } from './wireSchema.ts'

type Json = Readonly<Record<string, unknown>>

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<Endpoint['bodyAs'], string>

/** `claim_getOffer` */
export const operationId = ({ feature, name }: Call): string => `${feature.replaceAll('/', '_')}_${name}`

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

/** One schema for the calls of a route: a server answers all of them at once. */
const together = (schemas: readonly JsonSchema[]): JsonSchema => {
  const [only, ...others] = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return only && others.length > 0 ? { allOf: [only, ...others] } : (only ?? {})
}

const isEmpty = (schema: JsonSchema): boolean => Object.keys(schema).length === 0

const inPath = (path: string): readonly Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function inQuery({ query }: Endpoint): readonly Json[] {
  if (!query) return []
  const { properties, required } = z.parse(objectSchema, wireSchema(query))
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

const objectSchema = z.object({
  properties: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  required: z._default(z.array(z.string()), []),
})

const unique = (found: readonly Json[]): readonly Json[] => [
  ...new Map(found.map((each) => [`${String(each['in'])} ${String(each['name'])}`, each])).values(),
]

const bodyOf = (endpoints: readonly Endpoint[]): Json => {
  const [{ bodyAs } = { bodyAs: 'json' as const }] = endpoints
  const schemas = endpoints.flatMap(({ body }) => (body ? [wireSchema(body)] : []))
  return schemas.length === 0 ? {} : { requestBody: { required: true, content: { [mediaTypes[bodyAs]]: { schema: together(schemas) } } } }
}

function answersOf(endpoints: readonly Endpoint[], examples: readonly ExampleAnswer[]): Json {
  const schema = together(endpoints.map(({ response }) => wireSchema(response)))
  const own = examples.filter(({ endpoint }) => endpoints.includes(endpoint))
  const shown = Object.fromEntries(own.map(({ title, body }) => [title.replaceAll(/\W+/g, '-'), { summary: title, value: body }]))
  const content = { 'application/json': { schema, ...(own.length > 0 && { examples: shown }) } }
  return {
    200: { description: isEmpty(schema) ? 'Done. The body is not read, and may be empty.' : 'Done.', content },
    ...(isEmpty(schema) && { 204: { description: 'Done.' } }),
    ...(endpoints.some(({ auth }) => auth === 'required') && { 401: { $ref: '#/components/responses/SignedOut' } }),
    '4XX': { $ref: '#/components/responses/Refused' },
    '5XX': { $ref: '#/components/responses/Failed' },
  }
}

/** One operation: every call of a route. */
function operation(calls: readonly [Call, ...Call[]], examples: readonly ExampleAnswer[]): Json {
  const [first] = calls
  const { endpoint } = first
  const endpoints = calls.map((call) => call.endpoint)
  const about = [...new Set(calls.map((call) => call.about))].join('\n\n')
  return {
    operationId: operationId(first),
    tags: [...new Set(calls.map((call) => call.feature))],
    summary: firstSentence(about),
    description: about,
    'x-rows': [...new Set(calls.flatMap(({ rows }) => rows))],
    'x-source': calls.some(({ source }) => source === 'specification') ? 'specification' : 'decision',
    security: endpoints.every(({ auth }) => auth === 'required') ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: [
      ...headers.map((header) => ({ $ref: `#/components/parameters/${header}` })),
      ...(endpoint.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
      ...unique([...inPath(endpoint.path), ...endpoints.flatMap(inQuery)]),
    ],
    ...bodyOf(endpoints),
    responses: answersOf(endpoints, examples),
  }
}

/** The contract with the server as an OpenAPI 3.1 document: every call of every feature. */
export function openApi(calls: readonly Call[], examples: readonly ExampleAnswer[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { calls: ofRoute, endpoint } of routesOf(calls)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(ofRoute, examples) }
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
      schemas: { Refusal: refusalSchema },
      responses: {
        SignedOut: { description: 'The token is not valid any more. The app signs the person out and shows the sign-in (NET-03, NET-04).' },
        Refused: {
          description:
            'Refused. Nothing has happened. The page shows the first message meant for a person: `errors.base`, any other of `errors`, `error`, `message` or `detail` (NET-06). The call is not repeated by itself.',
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
