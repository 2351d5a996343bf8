import { ListStatus } from './ListStatus.tsx'
import type { ListStatus as Status } from './statusProps.ts'

const noop = () => {}

/** Wrong uses of ListStatus: none of them compiles. */
export function wrong() {
  const wrong: Status[] = [
    // @ts-expect-error -- a failure says what failed
    { status: 'failed', onRetry: noop },
    // @ts-expect-error -- a failure can be retried
    { status: 'failed', failure: 'Failed to fetch transactions.' },
    // @ts-expect-error -- what loads for the first time has nothing to refresh
    { status: 'loading', refreshing: true },
    // @ts-expect-error -- a ready list has not failed: its refresh makes it stale
    { status: 'ready', failure: 'Failed to fetch transactions.' },
  ]
  // @ts-expect-error -- a status without items shows nothing
  const bare = <ListStatus of={{ status: 'ready' }} />
  return [wrong, bare]
}
