import { type Call, groupByRoute, operationId } from './calls.ts'
import { sampleFromSchema } from './sampleFromSchema.ts'
import type { Step, Values } from './values.ts'

const asText = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

/** The call whose attempt this one continues, by the path before `{key}`; its key is the example. */
const keyFor = (call: Call, calls: readonly Call[]): string | undefined => {
  const [before, after] = call.endpoint.path.split('/{key}')
  const write = after !== undefined && calls.find(({ endpoint }) => endpoint.path === before && endpoint.method !== 'GET')
  return write ? `{${operationId(write)}/Idempotency-Key}` : undefined
}

/** An example of a call. What the step does not name has the value of other steps for the same name, else one that fits the schema. */
function completedStep(call: Call, step: Step, calls: readonly Call[], others: readonly Step[]): Step {
  const { path, query, body } = call.endpoint
  const isNear = (each: Step) => Number(each.call.startsWith(call.feature))
  const near = others.toSorted((one, other) => isNear(one) - isNear(other))
  const given = new Map<string, unknown>(near.flatMap((each) => Object.entries({ ...each.path, ...each.query, ...each.body })))
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => [name, (name === 'key' ? keyFor(call, calls) : undefined) ?? given.get(name) ?? '1'] as const,
  )
  return {
    ...step,
    path: { ...asText(Object.fromEntries(names)), ...step.path },
    ...(query && { query: step.query ?? asText(sampleFromSchema(query, given)) }),
    ...(body && { body: step.body ?? sampleFromSchema(body, given) }),
  }
}

/** A step that repeats a call names only what differs from the one before. */
function repeated(steps: readonly Step[]): readonly Step[] {
  const before = new Map<string, Step>()
  return steps.map((step) => {
    const { path, query, body } = before.get(step.call) ?? {}
    const whole = {
      ...step,
      ...((path ?? step.path) && { path: { ...path, ...step.path } }),
      ...((query ?? step.query) && { query: { ...query, ...step.query } }),
      ...((body ?? step.body) && { body: { ...body, ...step.body } }),
    }
    before.set(step.call, whole)
    return whole
  })
}

/** The values with a step for every route. A file names those whose example must be a certain one, and their order. */
export function completed(calls: readonly Call[], values: Values): Values {
  const named = repeated(values.calls)
  const isNamed = (call: Call) => named.some((step) => step.call === operationId(call))
  const missing = groupByRoute(calls).flatMap<Step>(({ calls: same }) => (same.some(isNamed) ? [] : [{ call: operationId(same[0]) }]))
  const steps = [...named, ...missing].flatMap((step) => {
    const call = calls.find((each) => operationId(each) === step.call)
    return call ? [completedStep(call, step, calls, named)] : []
  })
  return { ...values, calls: steps }
}
