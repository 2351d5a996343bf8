import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Flow, flowRunner } from './flowRunner.ts'

/**
 * As `useFlow`, but every state shows at once, the first change too: for a flow that holds the text of a field, which
 * must never lag behind the keys, or the next one is typed into what stood there before.
 */
export function useFlowAtOnce<
  State extends { readonly status: string },
  Event extends { readonly type: string },
  Command extends { readonly type: string },
>(flow: Flow<State, Event, Command>) {
  const [runner] = useState(() => flowRunner(flow))
  useEffect(() => runner.start(), [runner])
  return { state: useSyncExternalStore(runner.subscribe, runner.state), send: runner.send }
}
