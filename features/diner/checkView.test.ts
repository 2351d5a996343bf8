import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ticket as dinner } from '../bill/examples/bill.ts'
import { venueResponse } from '../bill/reading/venueWire.ts'
import type { Failure } from '../shared/api/answers/answer.ts'
import { failedToLoad, ready } from '../shared/api/remote.ts'
import { getCheckView } from './checkView.ts'

const venue = ready(z.decode(venueResponse, { data: { project_id: 7 } }))
const read = { number: '', venue, ticket: null, ofTable: null, signedIn: false }
const nameless = { ...dinner, code: null }

it.each<[string, Failure, string]>([
  ['unknown', { kind: 'refused', status: 404, message: null }, 'notFound'],
  ['asked for too often', { kind: 'refused', status: 429, message: null }, 'failed'],
  ['of an ended session', { kind: 'refused', status: 401, message: null }, 'signInFirst'],
  ['offline', { kind: 'offline' }, 'failed'],
])('DIN-04 a check that cannot be read %s', (_, cause, status) => {
  expect(getCheckView({ ...read, number: '1042', ticket: failedToLoad(cause) }).status).toBe(status)
})

describe('DIN-02 the checks of a table', () => {
  const viewOf = (...bills: readonly (typeof dinner)[]) => getCheckView({ ...read, ofTable: ready(bills) })

  it('open at once if there is one', () => {
    expect(viewOf(dinner)).toMatchObject({ status: 'open', number: dinner.code })
  })

  it('leave out those without a number, which nobody could pay', () => {
    expect(viewOf(nameless, dinner)).toMatchObject({ status: 'open', number: dinner.code })
    expect(viewOf(nameless).status).toBe('notFound')
  })
})

describe('DIN-06 a table’s code that has ended', () => {
  const cause: Failure = { kind: 'refused', status: 410, message: 'This code has ended.', code: 'table_code_ended' }
  const stale = { staleCause: cause }

  it('shows no bill, by the table or by the number of one', () => {
    expect(getCheckView({ ...read, ofTable: failedToLoad(cause) })).toEqual({ status: 'codeEnded' })
    expect(getCheckView({ ...read, number: '1042', ticket: failedToLoad(cause) })).toEqual({ status: 'codeEnded' })
  })

  it('ends what was read before, except for a payment that runs', () => {
    expect(getCheckView({ ...read, ofTable: ready([dinner, { ...dinner, code: '1043' }], stale) })).toEqual({ status: 'codeEnded' })
    expect(getCheckView({ ...read, ofTable: ready([dinner], stale) })).toMatchObject({ status: 'open', codeEnded: true })
    expect(getCheckView({ ...read, number: '1042', ticket: ready(dinner, stale) })).toMatchObject({ status: 'open', codeEnded: true })
    expect(getCheckView({ ...read, number: '1042', ticket: ready(dinner) })).toMatchObject({ status: 'open', codeEnded: false })
  })

  it('is told apart from a bill that is gone, and from a connection that is', () => {
    for (const other of [{ ...cause, code: 'gone' }, { kind: 'offline' } as const])
      expect(getCheckView({ ...read, number: '1042', ticket: ready(dinner, { staleCause: other }) })).toMatchObject({ codeEnded: false })
  })
})
