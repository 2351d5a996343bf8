import { readFailureText } from '../api/answers/failureText.ts'
import type { Remote } from '../api/remote.ts'

type Reading = {
  readonly read: Remote<unknown>
  readonly onRetry: () => void
  /** The message of a failure; else the cause is shown. */
  readonly failure?: string
}

/** A list that is read from the server, in the props that `ListStatus`, `List` and `Table` show it by. */
export function listStatus({ read, onRetry, failure }: Reading) {
  if (read.status === 'loading') return { status: 'loading' } as const
  if (read.status === 'failed') return { status: 'failed', failure: failure ?? readFailureText(read.cause), onRetry } as const
  const stale = read.staleCause && `These may be out of date. ${readFailureText(read.staleCause)}`
  return { status: 'ready', refreshing: read.refreshing, ...(stale !== null && { stale, onRetry }) } as const
}

/** The rows that were read, or none yet. */
export const getRows = <T>(read: Remote<readonly T[]>): readonly T[] => (read.status === 'ready' ? read.value : [])
