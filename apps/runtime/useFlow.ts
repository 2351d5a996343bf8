import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { type Flow, flowRunner } from './flowRunner.ts'

/**
 * Runs a flow for as long as the component is on the page. The flow is taken as it is at first; later ones are ignored.
 * The screen that follows the one the page opened with is drawn in slices: the page has only just started, and a guest
 * may be touching it. Everything else shows at once.
 */
export function useFlow<
  State extends { readonly status: string },
  Event extends { readonly type: string },
  Command extends { readonly type: string },
>(flow: Flow<State, Event, Command>) {
  const [runner] = useState(() => flowRunner(flow))
  const [opened] = useState(() => runner.state().status)
  useEffect(() => runner.start(), [runner])
  const current = useSyncExternalStore(runner.subscribe, runner.state)
  const deferred = useDeferredValue(current)
  const isLeaving = deferred.status === opened && current.status !== opened
  return { state: isLeaving ? deferred : current, send: runner.send, now: runner.state }
}
