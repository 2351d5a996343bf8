import { reportSignal } from '../signals/signals.ts'

export type ErrorHook = (error: unknown, detail?: unknown) => void

const hooks = new Set<ErrorHook>()

/** Subscribes to every reported error; returns how to unsubscribe. */
export function onError(hook: ErrorHook): () => void {
  hooks.add(hook)
  return () => hooks.delete(hook)
}

/** A hook that throws must not break the page. */
function tell(hook: ErrorHook, error: unknown, detail: unknown): void {
  try {
    hook(error, detail)
  } catch (failure) {
    console.error(failure)
  }
}

function tellAll(error: unknown, detail?: unknown): void {
  reportSignal({ type: 'error', error })
  for (const hook of hooks) tell(hook, error, detail)
  const { platewell } = window
  if (typeof platewell?.onError === 'function') tell(platewell.onError, error, detail)
}

/** Reports an error to the console and the hooks. The guest sees none of it. */
export function reportError(error: unknown, detail?: unknown): void {
  console.error(...(detail === undefined ? [error] : [error, detail]))
  tellAll(error, detail)
}

/** Reports uncaught errors to the hooks; the browser writes them to the console. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => tellAll(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => tellAll(reason))
}
