import { join } from 'node:path'
import { fromJSONSchema } from 'zod'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { decodeAnswer } from '../../features/shared/api/dropped.ts'
import { operationId, groupByRoute } from '../../mocks/contract/calls.ts'
import { contractOf } from './written.ts'

type Path = readonly (string | number)[]

/** Every path in a body, except the body itself. */
const pathsIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => {
        const here = [...path, Array.isArray(value) ? Number(name) : name]
        return [here, ...pathsIn(inner, here)]
      })
    : []

/** The body with the value at the path changed; undefined removes it. */
function changed(body: unknown, [name, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(body)
  if (Array.isArray(body)) return body.map((each: unknown, index) => (index === name ? changed(each, rest, change) : each))
  const record = z.parse(z.record(z.string(), z.unknown()), body)
  const { [name]: value, ...others } = record
  const next = changed(value, rest, change)
  return next === undefined ? others : { ...others, [name]: next }
}

/** The body with the first two entries of each list. */
const shortened = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value: unknown) => (Array.isArray(value) ? value.slice(0, 2) : value))

const odd: readonly unknown[] = [undefined, null, {}, [], '', 'odd', '-1', -1, 0.5, 1e300, true, { toString: 1 }]
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

const { calls, recorded, document } = await contractOf(join(import.meta.dirname, '../..'))

const schema = z.record(z.string(), z.unknown())
const operation = z.object({ responses: z.object({ 200: z.object({ content: z.object({ 'application/json': z.object({ schema }) }) }) }) })
const { paths, components } = z.parse(
  z.object({ paths: z.record(z.string(), z.record(z.string(), operation)), components: z.object({ schemas: schema }) }),
  document,
)

/** The schema as zod reads it: it knows no `not`. */
function fitting(own: Readonly<Record<string, unknown>>): z.ZodMiniType {
  const text = JSON.stringify({ ...own, $defs: components.schemas }).replaceAll('#/components/schemas/', '#/$defs/')
  return fromJSONSchema(
    z.parse(
      schema,
      JSON.parse(text, (name, value: unknown) => (name === 'not' ? undefined : value)),
    ),
  )
}

/** Its schema allows `errors` in a success: the specification answers so for a review that is not available. */
const mayRefuse = 'partners_email-review_getReview'
const routes = groupByRoute(calls).map((route) => [operationId(route.calls[0]), route] as const)

describe('NET-05 the apps take the answers of the sandbox, and any change of them that the published schema allows', () => {
  it.each(routes)('to %s', (id, { endpoint: { method, path }, calls: same }) => {
    const published = fitting(paths[path]?.[method.toLowerCase()]?.responses[200].content['application/json'].schema ?? {})
    const isRead = ({ endpoint }: (typeof same)[number], body: unknown) =>
      !endpoint.refuses(body) && decodeAnswer(endpoint.response, body).decoded.success
    const isOfOne = same.some(({ docs }) => docs.answersOne)
    const refused = (body: unknown) => (isOfOne ? !same.some((one) => isRead(one, body)) : !same.every((one) => isRead(one, body)))
    const answers = recorded.filter(({ call, body }) => body && same.some((one) => operationId(one) === call))
    for (const { body } of answers) {
      for (const { endpoint } of same.filter((one) => !isOfOne || isRead(one, body)))
        expect(decodeAnswer(endpoint.response, body)).toMatchObject({ decoded: { success: true }, dropped: [] })
      const short = shortened(body)
      const changes = [[], ...pathsIn(short)].flatMap((at) => [...odd.map((value) => [at, () => value] as const), [at, asText] as const])
      const refusals = changes.filter(([at, change]) => {
        const other = changed(short, at, change)
        return published.safeParse(other).success && refused(other)
      })
      expect(id === mayRefuse ? [] : refusals.map(([at, change]) => [at.join('/'), change(1)])).toEqual([])
    }
  })
})
