import type { Failure } from '../../shared/api/answers/answer.ts'

const noSuchCheck = 'This check does not exist.'
const unknownCheck = ['We encountered an unexpected error communicating with the restaurant', "Your specified ticket couldn't be found."]

export function ticketFailure(cause: Failure): string {
  const message = cause.kind === 'refused' ? cause.message : null
  if (message === null) return 'Failed to fetch ticket data. Please try again.'
  return unknownCheck.some((each) => message.includes(each)) ? noSuchCheck : message
}

/** The refusal of a check number in its form: a number that does not exist has its message at the field. */
export function refusedNumber(cause: Failure): Failure {
  const message = ticketFailure(cause)
  return { kind: 'refused', status: 422, message, ...(message === noSuchCheck && { fields: { number: message } }) }
}
