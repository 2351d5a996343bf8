export type ErrorHook = (error: unknown, detail?: unknown) => void

const hooks = new Set<ErrorHook>()

/** Tells a monitoring service of every reported error; returns the way to stop it. */
export function onError(hook: ErrorHook): () => void {
  hooks.add(hook)
  return () => hooks.delete(hook)
}

/** What went wrong, for those who mend it: to the console and to the hooks. The guest sees none of it (NET-05). */
export function reportError(error: unknown, detail?: unknown): void {
  console.error(error, detail)
  for (const hook of hooks) hook(error, detail)
}
