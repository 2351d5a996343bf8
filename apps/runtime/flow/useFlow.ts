import { useDeferredValue, useState } from 'react'
import type { Named, Status } from '../../../features/shared/flow/flow.ts'
import type { Flow } from './flowRunner.ts'
import { useFlowAtOnce } from './useFlowAtOnce.ts'

/**
 * Runs a flow while the component is mounted. The second screen is drawn in slices, because the page has only just started
 * and the guest may be touching it. Everything else shows at once.
 */
export function useFlow<State extends Status, Event extends Named, Command extends Named>(flow: Flow<State, Event, Command>) {
  const { state, ...runner } = useFlowAtOnce(flow)
  const [opened] = useState(state.status)
  const deferred = useDeferredValue(state)
  const isLeaving = deferred.status === opened && state.status !== opened
  return { ...runner, state: isLeaving ? deferred : state }
}
