import type { Failure } from './answer.ts'

const leads: Record<Failure['kind'], string> = {
  offline: 'You seem to be offline. Nothing you typed is lost: try again when you are connected.',
  timeout: 'That took too long. Nothing you typed is lost: please try again.',
  server: 'That was our fault, not yours. Nothing you typed is lost: please try again.',
  malformed: 'We got an answer that we could not read. Nothing you typed is lost: please try again in a moment.',
  refused: 'We could not do that just now. Please try again in a moment.',
}

/** What a page says of a call that brought nothing: the server's own words where it has any. */
export const failureLead = (cause: Failure): string => (cause.kind === 'refused' && cause.message) || leads[cause.kind]
