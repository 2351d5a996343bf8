const tried = 'platewell.reloadedForChunks'

/** Notes the one try. Without a memory of having tried, a reload could go on for ever. */
function firstTry(): boolean {
  try {
    if (sessionStorage.getItem(tried)) return false
    sessionStorage.setItem(tried, '1')
    return true
  } catch {
    return false
  }
}

/** Is the page to be had? While the line is gone, a reload would lose the one that is there. */
const pageIsThere = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * After a deployment, an open page may ask for scripts that are gone: it is loaded anew, once. A page that is leaving
 * never is: the browser aborts what such a page still fetches, and a reload would take the place of where it goes.
 */
export function reloadOnceOnStaleChunks(): void {
  let isLeaving = false
  for (const sign of ['beforeunload', 'pagehide']) window.addEventListener(sign, () => (isLeaving = true))
  // Kept by the browser and shown again, by Back.
  window.addEventListener('pageshow', ({ persisted }) => (isLeaving &&= !persisted))
  window.addEventListener('vite:preloadError', () => {
    if (isLeaving) return
    void pageIsThere().then((there) => {
      if (there && !isLeaving && firstTry()) location.reload()
    })
  })
}
