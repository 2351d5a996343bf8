import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import type { Failure } from '../../shared/answer.ts'
import { readFailureLead } from '../../shared/failureLead.ts'

type Props = { cause: Failure; onRetry: () => void }

/** The restaurants could not be read (NET-05, NET-07). */
export const MapNotLoaded = ({ cause, onRetry }: Props) => (
  <ErrorState
    reason={cause.kind === 'offline' ? 'offline' : 'failed'}
    title="We could not load the restaurants"
    text={readFailureLead(cause)}
    onRetry={onRetry}
  />
)
