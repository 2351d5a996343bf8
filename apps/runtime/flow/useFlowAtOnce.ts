import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Named, Status } from '../../../features/shared/flow/flow.ts'
import { type Flow, flowRunner } from './flowRunner.ts'

/**
 * Runs a flow while the component is mounted. Only the first flow is used. Every state shows at once, which the text of a
 * field needs: if it lagged behind the keys, the next key would be typed into the old text.
 */
export function useFlowAtOnce<State extends Status, Event extends Named, Command extends Named>(flow: Flow<State, Event, Command>) {
  const [runner] = useState(() => flowRunner(flow))
  useEffect(() => runner.start(), [runner])
  return { ...runner, now: runner.state, state: useSyncExternalStore(runner.subscribe, runner.state) }
}
