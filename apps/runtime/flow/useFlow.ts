import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import type { Named, Status } from '../../../features/shared/flow/flow.ts'
import { type Flow, flowRunner } from './flowRunner.ts'

/**
 * Runs a flow while the component is mounted. Only the first flow is used. The second screen is drawn in slices, because the
 * page has only just started and the guest may be touching it. Everything else shows at once; `now` reads the state itself.
 */
export function useFlow<State extends Status, Event extends Named, Command extends Named>(flow: Flow<State, Event, Command>) {
  const [runner] = useState(() => flowRunner(flow))
  useEffect(() => runner.start(), [runner])
  const state = useSyncExternalStore(runner.subscribe, runner.state)
  const [opened] = useState(state.status)
  const deferred = useDeferredValue(state)
  const isLeaving = deferred.status === opened && state.status !== opened
  return { ...runner, now: runner.state, state: isLeaving ? deferred : state }
}
