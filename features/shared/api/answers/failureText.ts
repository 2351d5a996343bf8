import { type Failure, type Refused, refusedWith } from './answer.ts'
import { capitalized } from '../../forms/capitalized.ts'
import { tooManyTries } from './retryAfter.ts'

type Messages = { readonly what: string; readonly next: string }

const messages: Record<Exclude<Failure['kind'], 'refused'>, Messages> = {
  offline: { what: 'You seem to be offline.', next: 'try again when you are connected.' },
  timeout: { what: 'That took too long.', next: 'please try again.' },
  server: { what: 'That was our fault, not yours.', next: 'please try again.' },
  malformed: { what: 'We got an answer that we could not read.', next: 'please try again in a moment.' },
}

/** The texts for a server without one. Trying again does not help against the first two. */
const refusals: Readonly<Record<number, string>> = {
  403: 'You don’t have access to this. Ask someone who can give it to you.',
  404: 'We did not find this. It may have been deleted.',
}

function refusedText({ message, status, retryAfter }: Refused): string {
  if (retryAfter !== undefined) return tooManyTries(message, retryAfter)
  return message || (refusals[status] ?? 'We could not do that right now. Please try again in a moment.')
}

/** The message for a failed call that sent typed data: the server's own text if it has any. */
export function failureText(cause: Failure): string {
  if (cause.kind === 'refused') return refusedText(cause)
  const { what, next } = messages[cause.kind]
  return `${what} Nothing you typed is lost: ${next}`
}

/** The message for a failed read. */
export function readFailureText(cause: Failure): string {
  if (cause.kind === 'refused') return refusedText(cause)
  const { what, next } = messages[cause.kind]
  return `${what} ${capitalized(next)}`
}

/** The submission after a call that failed. */
export const submissionFromFailure = (failure: Failure) =>
  failure.kind === 'refused' ? refusedWith(failureText(failure), failure) : ({ phase: 'unknown', message: failureText(failure) } as const)
