import { type Call, operationId } from './calls.ts'
import { type Examples, partSchema } from './documented.ts'
import type { Recorded } from './recorded.ts'
import type { JsonSchema } from './wireSchema.ts'

type Json = Readonly<Record<string, unknown>>

const isEmpty = (schema: JsonSchema): boolean => Object.keys(schema).length === 0

/** The sentences of the texts about each status of a refusal. */
export function getRefusals(calls: readonly Call[]): ReadonlyMap<string, string> {
  const sentences = calls.flatMap(({ docs }) => docs.about.split(/(?<=[.!?])\s+/))
  const said = sentences.flatMap((sentence) => [...sentence.matchAll(/\b4\d\d\b/g)].map(([status]) => [status, sentence] as const))
  return new Map([...said].toSorted(([one], [other]) => one.localeCompare(other)))
}

/** A claim that counts may hold a notice as its `error`. The specification answers a review that is not available with 200 and `errors`. */
const mayHoldErrors: ReadonlySet<string> = new Set(['claim_claimOffer', 'partners_email-review_getReview'])

/** The answer of a success: the fields that the calls read, without those of a refusal. */
function getSuccess(calls: readonly Call[], schema: JsonSchema): JsonSchema {
  const success = { $ref: '#/components/schemas/Success' }
  if (isEmpty(schema)) return success
  return calls.some((call) => mayHoldErrors.has(operationId(call))) ? schema : { allOf: [success, schema] }
}

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }

/** The answers of a route: its success, its refusals, its failures. */
export function getResponses(calls: readonly [Call, ...Call[]], recorded: readonly Recorded[], examples: Examples): Json {
  const endpoints = calls.map(({ endpoint }) => endpoint)
  const schema = partSchema(calls, 'response', examples) ?? {}
  const own = recorded.filter(({ call, body }) => body !== null && calls.some((each) => operationId(each) === call))
  const shown = Object.fromEntries(own.map(({ title, body }) => [title.replaceAll(/\W+/g, '-'), { summary: title, value: body }]))
  const answer = { 'application/json': { schema: getSuccess(calls, schema), ...(own.length > 0 && { examples: shown }) } }
  return {
    200: { description: isEmpty(schema) ? 'Done. Nothing is read of the body, which may be empty.' : 'Done.', content: answer },
    ...(isEmpty(schema) && { 204: { description: 'Done.' } }),
    ...Object.fromEntries([...getRefusals(calls)].map(([status, description]) => [status, { description, content }])),
    ...(endpoints.some(({ auth }) => auth === 'required') && { 401: { $ref: '#/components/responses/SignedOut' } }),
    '4XX': { $ref: '#/components/responses/Refused' },
    '5XX': { $ref: '#/components/responses/Failed' },
  }
}
