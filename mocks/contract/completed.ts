import { type Call, operationId, groupByRoute } from './calls.ts'
import { sampleFromSchema } from './sampleFromSchema.ts'
import type { Step, Values } from './values.ts'

const asText = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

/** An example of a call: the values that other steps have for the same names, else values that fit its schemas. */
function getStep(call: Call, given: ReadonlyMap<string, unknown>): Step {
  const { path, query, body } = call.endpoint
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, given.get(name) ?? '1'] as const)
  return {
    call: operationId(call),
    path: asText(Object.fromEntries(names)),
    ...(query && { query: asText(sampleFromSchema(query, given)) }),
    ...(body && { body: sampleFromSchema(body, given) }),
  }
}

/** The values with a step for every route. A file names those whose example must be a certain one. */
export function completed(calls: readonly Call[], values: Values): Values {
  const isNamed = (call: Call) => values.calls.some((step) => step.call === operationId(call))
  const given = new Map(values.calls.flatMap(({ path, query, body }) => Object.entries({ ...path, ...query, ...body })))
  const missing = groupByRoute(calls).filter(({ calls: same }) => !same.some(isNamed))
  return { ...values, calls: [...values.calls, ...missing.map(({ calls: [call] }) => getStep(call, given))] }
}
