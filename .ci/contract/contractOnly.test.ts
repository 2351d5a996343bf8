import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decodeAnswer } from '../../features/shared/api/dropped.ts'
import { operationId } from '../../mocks/contract/calls.ts'
import { readContract } from '../../mocks/server/contractOnly.ts'
import { contractOf } from './written.ts'

const root = join(import.meta.dirname, '../..')
const { calls, recorded } = await contractOf(root)
const onlyContract = await readContract(root)

/** A value in which the order of names and of entries does not count. */
const inAnyOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => JSON.stringify(inAnyOrder(each))).toSorted()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, inAnyOrder(each)])
}

it('a server that does only what the contract requires answers the same to the apps, but for the order of lists', async () => {
  const changed: string[] = []
  for (const { call, title, body } of recorded) {
    const known = calls.find((each) => operationId(each) === call)
    // The till of a payment is slow.
    if (!known || body === null || JSON.stringify(body).includes('pos_success')) continue
    const { method, path, response } = known.endpoint
    const request = new Request(`https://api.example${path.replaceAll(/[{}]/g, '')}`, { method })
    const other: unknown = await (await onlyContract(request, Response.json(body))).json()
    const [one, two] = [body, other].map((each) => decodeAnswer(response, each))
    expect([title, two?.decoded.success, inAnyOrder(two?.decoded.data)]).toEqual([title, true, inAnyOrder(one?.decoded.data)])
    if (JSON.stringify(one?.decoded.data) !== JSON.stringify(two?.decoded.data)) changed.push(call)
  }
  // Lists that no text of the contract orders.
  expect(changed).toContain('partners_getProject')
  expect(changed).not.toContain('bulk-gifting_getOrders')
}, 60_000)
