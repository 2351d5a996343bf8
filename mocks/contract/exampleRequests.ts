import type { ExampleAnswer } from '../examples/exampleAnswer.ts'
import { type Call, operationId } from './calls.ts'
import { filled, type Step } from './values.ts'

/** The parts of a request. */
export type ExampleRequest = Pick<Step, 'path' | 'query' | 'body'>

/** The example requests, by the call's name in the contract. */
export type ExampleRequests = ReadonlyMap<string, ExampleRequest>

const key = '4f9d2c71a0b84e6f9c35d7e1b2a86043'

/** What the contract's check sends to the sandbox; what comes from an earlier answer is taken from the example answers. */
export function exampleRequestsOf(calls: readonly Call[], steps: readonly Step[], answers: readonly ExampleAnswer[]): ExampleRequests {
  const known = new Map(
    calls.map((call) => [operationId(call), { key, body: answers.find(({ endpoint }) => endpoint === call.endpoint)?.body }]),
  )
  const requests = new Map<string, ExampleRequest>()
  for (const { call, path, query, body } of steps) {
    if (requests.has(call)) continue
    try {
      requests.set(call, filled({ path, query, body }, known))
    } catch {
      // The example answer has no such field.
    }
  }
  return requests
}
