import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import type { Failure } from '../../shared/answer.ts'

type Props = { cause: Failure; onRetry: () => void }

/** The restaurants could not be read (NET-05, NET-07). */
export function MapNotLoaded({ cause, onRetry }: Props) {
  return cause.kind === 'offline' ? (
    <ErrorState reason="offline" title="You seem to be offline" text="The restaurants are a connection away: please try again." onRetry={onRetry} />
  ) : (
    <ErrorState
      title="We could not load the restaurants"
      text={(cause.kind === 'refused' && cause.message) || 'That was our fault, not yours. Please try again in a moment.'}
      onRetry={onRetry}
    />
  )
}
