const tried = 'platewell.reloadedForChunks'

/** After a deployment, an open page may ask for scripts that are gone: it is loaded anew, once. */
export function reloadOnceOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (sessionStorage.getItem(tried)) return
      sessionStorage.setItem(tried, '1')
    } catch {
      // Without a memory of having tried, a reload could go on for ever.
      return
    }
    event.preventDefault()
    location.reload()
  })
}
