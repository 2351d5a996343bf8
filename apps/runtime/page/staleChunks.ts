const tried = 'platewell.reloadedForChunks'

/** Records the one reload. Without storage, the page could reload for ever. */
function firstTry(): boolean {
  try {
    if (sessionStorage.getItem(tried)) return false
    sessionStorage.setItem(tried, '1')
    return true
  } catch {
    return false
  }
}

/** The errors of scripts that could not be loaded. */
const missing = new WeakSet<object>()

/** Whether an error is of a script that could not be loaded: nothing that was saved can have caused it. */
export const isMissingScript = (error: unknown): boolean => typeof error === 'object' && error !== null && missing.has(error)

/** Whether the page can be loaded. Offline, a reload would lose the open page. */
const pageIsAvailable = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Reloads the page once when a script is missing, as after a deployment. Not while the page is left: the browser then
 * aborts its scripts, and a reload would cancel the navigation.
 */
export function reloadOnceOnStaleChunks(): void {
  let isLeaving = false
  for (const sign of ['beforeunload', 'pagehide']) window.addEventListener(sign, () => (isLeaving = true))
  // The browser restored the page after Back.
  window.addEventListener('pageshow', ({ persisted }) => (isLeaving &&= !persisted))
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    if (isLeaving) return
    void pageIsAvailable().then((isAvailable) => {
      if (isAvailable && !isLeaving && firstTry()) location.reload()
    })
  })
}
