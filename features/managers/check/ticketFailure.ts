import type { Failure } from '../../shared/api/answer.ts'

const unknownCheck = ['We encountered an unexpected error communicating with the restaurant', "Your specified ticket couldn't be found."]

/** The message for a check that could not be read. */
export function ticketFailure(cause: Failure): string {
  const message = cause.kind === 'refused' ? cause.message : null
  if (message === null) return 'Failed to fetch ticket data. Please try again.'
  return unknownCheck.some((each) => message.includes(each)) ? 'This check does not exist.' : message
}
