const failed = new WeakSet<object>()

/**
 * Loads a script that the page goes on without: null where it does not load. Nobody misses it, so no reload is offered; its next use
 * loads it again.
 */
export const loadAhead = <T>(load: () => Promise<T>): Promise<T | null> =>
  load().catch((error: unknown) => {
    if (typeof error === 'object' && error !== null) failed.add(error)
    return null
  })

/** Whether the error is of a script that nobody misses. */
export const isOfLoadAhead = (error: unknown): boolean => typeof error === 'object' && error !== null && failed.has(error)
