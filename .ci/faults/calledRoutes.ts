import { join } from 'node:path'
import { operationId } from '../../mocks/contract/calls.ts'
import { readCalls } from '../../mocks/contract/readCalls.ts'

/** Method and path of every call of the contract, by its id. */
export async function calledRoutes(): Promise<ReadonlyMap<string, { readonly method: string; readonly path: string }>> {
  const calls = await readCalls(join(import.meta.dirname, '../..'))
  return new Map(calls.map((call) => [operationId(call), { method: call.endpoint.method, path: call.endpoint.path }]))
}
