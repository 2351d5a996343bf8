import * as z from 'zod/mini'
import { contractVersion } from '../../features/shared/api/contractVersion.ts'
import type { Endpoint } from '../../features/shared/api/endpoint.ts'
import { actsOnce, type Call, carriesKey, operationId, groupByRoute } from './calls.ts'
import { headers, parameters, refusalSchema, successSchema } from './common.ts'
import { documented, type Examples, partSchema } from './documented.ts'
import { examplesFrom } from './examples.ts'
import type { Recorded } from './recorded.ts'
import { getResponses } from './responses.ts'
import { sharedSchemas } from './wireSchema.ts'

type Json = Readonly<Record<string, unknown>>

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<Endpoint['bodyAs'], string>

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/[.:]$/, '') ?? text

function inPath(calls: readonly [Call, ...Call[]], examples: Examples): readonly Json[] {
  const [first] = calls
  return [...first.endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = { type: 'string' }
    const doc = documented(first, first.docs.path ?? {}, name)
    const example = examples(calls, 'path', [name], doc, schema)
    return { name, in: 'path', required: true, description: doc.about, schema, ...(example !== undefined && { example }) }
  })
}

/** A parameter is required if every call of the route sends it. */
function inQuery(calls: readonly Call[], examples: Examples): readonly Json[] {
  const queries = calls.map((call) => z.parse(objectSchema, partSchema([call], 'query', examples) ?? {}))
  const fields = new Map(queries.flatMap(({ properties }) => Object.entries(properties)))
  return [...fields].map(([name, { description, examples: shown, ...schema }]) => {
    const example = shown?.[0]
    const required = queries.every((query) => query.required.includes(name))
    return { name, in: 'query', required, description, schema, ...(example !== undefined && { example }) }
  })
}

const field = z.looseObject({ description: z.optional(z.string()), examples: z.optional(z.array(z.unknown())) })
const objectSchema = z.object({ properties: z._default(z.record(z.string(), field), {}), required: z._default(z.array(z.string()), []) })

function getBody(calls: readonly [Call, ...Call[]], { body: example }: Recorded['request'], examples: Examples): Json {
  const [first] = calls
  const schema = partSchema(calls, 'body', examples)
  const content = { [mediaTypes[first.endpoint.bodyAs]]: { schema, ...(example && { example }) } }
  return schema ? { requestBody: { required: true, content } } : {}
}

/** One operation: every call of a route. */
function operation(calls: readonly [Call, ...Call[]], recorded: readonly Recorded[], examples: Examples): Json {
  const [first] = calls
  const { endpoint } = first
  const endpoints = calls.map((call) => call.endpoint)
  const example = recorded.find(({ call }) => calls.some((each) => operationId(each) === call))?.request ?? {}
  const about = [...new Set(calls.map((call) => call.docs.about))].join('\n\n')
  return {
    operationId: operationId(first),
    tags: [...new Set(calls.map((call) => call.feature))],
    summary: firstSentence(about),
    description: about,
    'x-rows': [...new Set(calls.flatMap(({ rows }) => rows))],
    'x-source': calls.some(({ docs }) => docs.specified) ? 'specification' : 'decision',
    'x-acts-once': calls.some(actsOnce),
    security: endpoints.every(({ auth }) => auth === 'required') ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: [
      ...headers.map((header) => ({ $ref: `#/components/parameters/${header}` })),
      ...(carriesKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...inPath(calls, examples),
      ...inQuery(calls, examples),
    ],
    ...getBody(calls, example, examples),
    responses: getResponses(calls, recorded, examples),
  }
}

/** The contract with the server as an OpenAPI 3.1 document: every call of every feature. */
export function openApi(calls: readonly Call[], recorded: readonly Recorded[], examples = examplesFrom(calls, recorded)): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { calls: ofRoute, endpoint } of groupByRoute(calls)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(ofRoute, recorded, examples) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API that the apps call',
      version: contractVersion,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      contact: { name: 'Platewell' },
      description:
        'Written by `node .ci/contract/write.ts` from the endpoints in the code. Fields that are not named here are ignored. Every answer, a refusal too, should carry `Cache-Control: no-store`: a browser that caches it shows it to the next person of the device. A list with `x-ordered` is shown, or read, in the order in which it comes; any other may come in any order. An `id` is of one kind: two kinds may have the same. Once a write is answered, every later read knows of it.',
    },
    servers: [{ url: 'https://api.example', description: 'The origin that a deployment names: `API_ORIGIN`.' }],
    tags: [...new Map(calls.map(({ feature, tag }) => [feature, tag]))].map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters,
      schemas: { Success: successSchema, Refusal: refusalSchema, ...sharedSchemas },
      responses: {
        SignedOut: { description: 'The token is not valid any more. The app signs the person out and shows the sign-in (NET-03, NET-04).' },
        Refused: {
          description:
            'Refused. Nothing has happened. The page shows the first message meant for a person: `errors.base`, any other of `errors`, `error`, `message` or `detail`; without one it shows its own (NET-06). The call is not repeated by itself. After 408, 409, 425 and 429 a write that acts once counts as open: the page looks it up.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
        Failed: {
          description:
            'The server failed. A read is tried twice more, after 0.4 s and 1.2 s. The app never sends a write again by itself: its outcome counts as unknown, and is looked up where the app can (NET-07, NET-08).',
        },
      },
    },
  }
}
