import { expect, it } from 'vitest'
import type { Failure } from '../../shared/api/answers/answer.ts'
import { ticketFailure } from './ticketFailure.ts'

const refused = (message: string | null): Failure => ({ kind: 'refused', status: 422, message })
const unread = 'Failed to fetch ticket data. Please try again.'

it.each([
  [refused('We encountered an unexpected error communicating with the restaurant. Please try again.'), 'This check does not exist.'],
  [refused("Your specified ticket couldn't be found."), 'This check does not exist.'],
  [refused('This check is closed.'), 'This check is closed.'],
  [refused(null), unread],
  [{ kind: 'offline' }, unread],
  [{ kind: 'server' }, unread],
] as const)('MGR-12 of %j a manager reads %j', (cause, message) => {
  expect(ticketFailure(cause)).toBe(message)
})
