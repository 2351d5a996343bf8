import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Flow, flowRunner } from './flowRunner.ts'

/** Runs a flow for as long as the component is on the page. The flow is taken as it is at first; later ones are ignored. */
export function useFlow<
  State extends { readonly status: string },
  Event extends { readonly type: string },
  Command extends { readonly type: string },
>(flow: Flow<State, Event, Command>) {
  const [runner] = useState(() => flowRunner(flow))
  useEffect(() => runner.start(), [runner])
  const state = useSyncExternalStore(runner.subscribe, runner.state)
  return { state, send: runner.send, now: runner.state }
}
