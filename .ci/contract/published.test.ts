import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { fromJSONSchema } from 'zod'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { decodeAnswer } from '../../features/shared/api/dropped.ts'
import { completed } from '../../mocks/contract/completed.ts'
import { openApi } from '../../mocks/contract/openApi.ts'
import { operationId, type RouteCalls, routesOf } from '../../mocks/contract/calls.ts'
import { recordAnswers } from '../../mocks/contract/recorded.ts'
import { readValues } from '../../mocks/contract/values.ts'
import { arbitraryOf } from './arbitrary.ts'
import { exceptions } from './exceptions.ts'
import { readCalls } from './readCalls.ts'

const root = join(import.meta.dirname, '../..')
const calls = await readCalls(root)
const values = completed(calls, readValues(readFileSync(join(root, 'mocks/contract/sandboxValues.json'), 'utf8')))

const schema = z.record(z.string(), z.unknown())
const examples = z._default(z.record(z.string(), z.object({ value: z.unknown() })), {})
const answer = z.object({ content: z.object({ 'application/json': z.object({ schema, examples }) }) })
const requestBody = z.object({ content: z.record(z.string(), z.object({ schema, example: z.optional(z.unknown()) })) })
const operation = z.object({ requestBody: z.optional(requestBody), responses: z.object({ 200: answer }) })
const published = z.parse(
  z.object({
    paths: z.record(z.string(), z.record(z.string(), operation)),
    components: z.object({ schemas: z.record(z.string(), schema) }),
  }),
  openApi(calls, await recordAnswers(calls, values)),
)

/** Why a call does not take an answer; nothing if it does. */
const refusals = ({ calls: own }: RouteCalls, body: unknown): readonly unknown[] =>
  own.flatMap(({ name, endpoint }) => {
    if (endpoint.refuses(body)) return [[name, 'reads a refusal']]
    const { decoded } = decodeAnswer(endpoint.response, body)
    return decoded.success ? [] : [[name, decoded.error.issues]]
  })

/** Every example of an answer or a request with its schema. */
const shown = Object.entries(published.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody: request, responses }]) => {
    const { schema: ofAnswer, examples: answers } = responses[200].content['application/json']
    const requests = Object.values(request?.content ?? {}).filter(({ example }) => example !== undefined)
    return [
      ...Object.entries(answers).map(([title, { value }]) => [`${method} ${path} ${title}`, ofAnswer, value] as const),
      ...requests.map((body) => [`${method} ${path}, the request`, body.schema, body.example] as const),
    ]
  }),
)

const defined = (text: string): string => text.replaceAll('#/components/schemas/', '#/$defs/')

/** The schema with what its references lead to, as zod reads it: it knows no `not`. */
function fitting(own: Readonly<Record<string, unknown>>): z.ZodMiniType {
  const text = defined(JSON.stringify({ ...own, $defs: published.components.schemas }))
  return fromJSONSchema(
    z.parse(
      schema,
      JSON.parse(text, (name, value: unknown) => (name === 'not' ? undefined : value)),
    ),
  )
}

describe('an example fits the published schema:', () => {
  it.each(shown)('%s', (_, own, value) => {
    expect(z.safeParse(fitting(own), value).error?.issues ?? []).toEqual([])
  })
})

/** The refusals by the apps of this many random answers that the published schema of a route allows: the same in every run. */
const refusedOf = (route: RouteCalls, numRuns: number): readonly unknown[] => {
  const { path, method } = route.endpoint
  const response = published.paths[path]?.[method.toLowerCase()]?.responses[200].content['application/json'].schema
  const answers = fc.sample(arbitraryOf(response ?? {}, published.components.schemas), { numRuns, seed: 45 })
  return answers.flatMap((body) => refusals(route, body))
}

const routes = routesOf(calls).map((route) => [operationId(route.calls[0]), route] as const)
const isException = (id: string): boolean => Object.hasOwn(exceptions, id)

describe('NET-05 the apps take every answer that the published schema allows', () => {
  it.each(routes.filter(([id]) => !isException(id)))('of %s', (_, route) => {
    expect(refusedOf(route, 12)).toEqual([])
  })

  it('except for those of a list, each of which is needed', () => {
    const needed = routes.filter(([id, route]) => isException(id) && refusedOf(route, 100).length > 0)
    expect(needed.map(([id]) => id)).toEqual(Object.keys(exceptions))
  })
})
