import { useSyncExternalStore } from 'react'
import { type SignalMessages, signalMessages } from './signalMessages.ts'

/** Whether the signal counts for the account that is signed in too, or nobody is: at first only for this browser, whose pages always follow it. */
let isEverywhere = false
const listeners = new Set<() => void>()

const isProcessed = () => isEverywhere

/** States whether the browser's opt-out signal has been processed for who is signed in. */
export function setSignalEverywhere(everywhere: boolean): void {
  isEverywhere = everywhere
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** That the browser's opt-out signal is honored, as far as it is: the law of California asks for it since 2026. */
export function SignalHonored(messages: SignalMessages) {
  const say = { ...signalMessages, ...messages }
  return ` · ${useSyncExternalStore(subscribe, isProcessed, isProcessed) ? say.signalHonored : say.signalHonoredHere}`
}
