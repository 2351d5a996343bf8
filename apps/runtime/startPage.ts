import { showFallback } from './shell.ts'
import { reportError, reportUncaught } from './reportError.ts'

/** Is there anything to paint? A page under development has no first markup. */
const isDrawn = () => document.querySelector('#root')?.hasChildNodes() === true

/** In milliseconds: how long a browser may take to tell of the first paint. WebKit never does when a page hid itself at first. */
const longestPaint = 500

/** Resolves once the page has painted; at once where nothing will be painted soon. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (!isDrawn() || document.visibilityState === 'hidden') return resolve()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, longestPaint)
  })

/** Lets the browser answer the guest before the next piece of work. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Fetches the app's scripts, all at once. */
function fetchScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="app-script"]')) link.rel = 'modulepreload'
}

/**
 * Starts an app on a page that is drawn already: its scripts are fetched, and run piece by piece, after the first
 * paint, which they would only hold up.
 */
export async function startPage(app: () => Promise<unknown>): Promise<void> {
  reportUncaught()
  try {
    await firstPaint()
    fetchScripts()
    await breath()
    await import('react-dom/client')
    await breath()
    await app()
  } catch (error) {
    reportError(error)
    showFallback()
  }
}
