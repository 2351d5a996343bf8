import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventsPath } from '../../features/shared/api/eventsPath.ts'
import { operationId } from '../../mocks/contract/calls.ts'
import { readCalls } from './readCalls.ts'

const writes = (await readCalls(join(import.meta.dirname, '../..'))).filter(
  ({ endpoint }) => endpoint.method !== 'GET' && endpoint.path !== eventsPath,
)

const refusals = [
  { errors: { base: ['Not now.'] } },
  { errors: ['Not now.'] },
  { success: false, message: 'Not now.' },
  { error: 'Not now.' },
]

describe('NET-05 NET-12 an answer of 200 that refuses', () => {
  it.each(writes.map((write) => [operationId(write), write.endpoint] as const))('is a refusal of %s, with its message', (_, endpoint) => {
    for (const body of refusals) expect([endpoint.refuses(body), endpoint.messageOf(body)]).toEqual([true, 'Not now.'])
    for (const body of [undefined, {}, { errors: {} }, { success: true }]) expect(endpoint.refuses(body)).toBe(false)
  })
})
