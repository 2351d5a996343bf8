import { readCalls } from '../../mocks/contract/readCalls.ts'
import { decodeAnswer } from '../../features/shared/api/dropped.ts'
import { groupByRoute, operationId } from '../../mocks/contract/calls.ts'
import { expect, test } from '../../apps/e2e/test.ts'
import { clientFor } from './client.ts'
import { draw, mockOrigin } from './prism.ts'

const times = 20

/** The apps replace these where no schema says which values fit: the contract has it in words. */
const describedInProse = /bulk_gift_tiers|permission|^\/gift$/
/** The specification answers a review that is not available with errors in a success. */
const mayRefuse = 'partners_email-review_getReview'

for (const { calls } of groupByRoute(await readCalls(process.cwd()))) {
  const id = operationId(calls[0])
  test(`NET-05 the apps read every answer to ${id} that the contract allows`, async () => {
    test.setTimeout(120_000)
    const client = await clientFor(mockOrigin)
    const operation = client.operations.find(({ operationId: of }) => of === id)
    if (!operation) throw new Error('The contract lacks the call.')
    const { parameters, data } = client.exampleOf(operation)
    const headers = { Authorization: 'Bearer token', prefer: 'dynamic=true' }
    const faults: unknown[] = []
    for (let time = 0; time < times; time += 1) {
      const answer = await draw(() => client.send(operation, { parameters, data, headers }))
      if (answer === null) throw new Error('Prism has drawn no answer that fits.')
      for (const { name, endpoint } of calls) {
        if (endpoint.refuses(answer.body)) {
          if (id !== mayRefuse) faults.push([name, 'refuses', answer.body])
          continue
        }
        const { decoded, dropped } = decodeAnswer(endpoint.response, answer.body)
        if (!decoded.success) faults.push([name, decoded.error.issues])
        faults.push(
          ...dropped.filter(({ at, issues }) => !issues.includes('Invalid input') && !at.some((path) => describedInProse.test(path))),
        )
      }
    }
    expect(faults).toEqual([])
  })
}
