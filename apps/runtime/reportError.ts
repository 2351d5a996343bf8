export type ErrorHook = (error: unknown, detail?: unknown) => void

declare global {
  interface Window {
    /** A deployment's own: it may be there before the page's scripts, or come later (NET-05). */
    platewell?: { onError?: ErrorHook }
  }
}

const hooks = new Set<ErrorHook>()

/** Tells a monitoring service of every reported error; returns the way to stop it. */
export function onError(hook: ErrorHook): () => void {
  hooks.add(hook)
  return () => hooks.delete(hook)
}

/** A hook that fails itself breaks nothing. */
function tell(hook: ErrorHook, error: unknown, detail: unknown): void {
  try {
    hook(error, detail)
  } catch (failure) {
    console.error(failure)
  }
}

function tellAll(error: unknown, detail?: unknown): void {
  for (const hook of hooks) tell(hook, error, detail)
  const { platewell } = window
  if (typeof platewell?.onError === 'function') tell(platewell.onError, error, detail)
}

/** What went wrong, for those who mend it: to the console and to the hooks. The guest sees none of it (NET-05). */
export function reportError(error: unknown, detail?: unknown): void {
  console.error(...(detail === undefined ? [error] : [error, detail]))
  tellAll(error, detail)
}

/** Reports what nobody has caught; the console has it already. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => tellAll(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => tellAll(reason))
}
