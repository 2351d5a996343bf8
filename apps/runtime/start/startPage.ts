import { isOfLoadAhead } from '../../../ui/lazy/loadAhead.ts'
import { followTranslator } from './followTranslator.ts'
import { holdSubmits } from './heldSubmit.ts'
import { prepareReloadOffer, showFallback, showPage } from './shell.ts'
import { isInField } from '../page/isInField.ts'
import { signedInTemplate, signedOutTemplate } from './shellTemplates.ts'
import { ignoreError, reportError } from '../page/report.ts'
import { passReports } from '../signals/signals.ts'
import { token } from '../session/token.ts'
import { showKnownFonts } from './webFonts.ts'

const tried = 'platewell.reloaded'

/** The deployment of this page: its first script has the hash of all others in its name. */
const deployed = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

/**
 * Records the one reload of each deployment: a tab may be open for days, over several of them. Without storage, the page could reload
 * for ever.
 */
function firstTry(): boolean {
  try {
    if (sessionStorage.getItem(tried) === deployed()) return false
    sessionStorage.setItem(tried, deployed())
    return true
  } catch {
    return false
  }
}

/** The errors of scripts that could not be loaded. */
const missing = new WeakSet<object>()

/** Whether an error is of a script that could not be loaded: saved state cannot have caused it. */
export const isMissingScript = (error: unknown): boolean => typeof error === 'object' && error !== null && missing.has(error)

/** Whether the page can be loaded, also one that is not there. Offline, a reload would lose the open page. */
const pageIsAvailable = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Milliseconds after which a page that Back has restored has told of all scripts that leaving it had aborted, in WebKit. */
const restoring = 1_000

/**
 * Reloads the page once when a script is missing, as after a deployment; a further time, it offers that, if somebody misses the
 * script. Not while the page is left: the browser then aborts its scripts, which is no error, and a reload would cancel the
 * navigation. Nor while somebody types: the keys of that moment would be lost, so the reload waits for the next script that is
 * missing.
 */
export function reloadOnceOnStaleChunks(): void {
  let isLeaving = false
  let restoredAt = -restoring
  const offerReload = prepareReloadOffer()
  for (const sign of ['beforeunload', 'pagehide']) window.addEventListener(sign, () => (isLeaving = true))
  // The browser restored the page after Back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isLeaving = false
    restoredAt = performance.now()
  })
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    if (isLeaving || performance.now() - restoredAt < restoring) ignoreError(payload)
    if (isLeaving) return
    void pageIsAvailable().then((isAvailable) => {
      if (!isAvailable || isLeaving) return
      if (!isInField() && firstTry()) location.reload()
      else if (!isOfLoadAhead(payload)) offerReload()
    })
  })
}

/** Whether the page has a shell; in development it has none. */
const isDrawn = () => document.querySelector('#root')?.hasChildNodes() === true

/** Milliseconds to wait for the first paint. WebKit does not report it for a page that was hidden at first. */
const longestPaint = 500

/** Resolves after the first paint, or at once when none is expected. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (!isDrawn() || document.visibilityState === 'hidden') return resolve()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, longestPaint)
  })

/**
 * Runs once somebody sees the page: at once, unless the browser renders it ahead. Until then the app only loads its files: nothing is
 * asked of the server, saved or sent.
 */
export function whenSeen(run: () => void): void {
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/** Lets the browser handle events before the next task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Whether an address is one of a page: `/locations/$id` names an address with any text in the place of `$id`. */
const isOf = (page: string, address: string): boolean => {
  const [levels, wanted] = [address.split('/'), page.split('/')]
  return levels.length === wanted.length && wanted.every((level, index) => level.startsWith('$') || level === levels[index])
}

/** Fetches the scripts that only this address shows first. The page itself names those of every address. */
function fetchScripts(basepath: string): void {
  const at = location.pathname.slice(basepath.length).replace(/\/+$/, '')
  const keys = [`any:${at}`, `${token() === null ? 'out' : 'in'}:${at}`]
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="app-script"]')) {
    const { pages = '', integrity } = link.dataset
    if (!pages.split(' ').some((page) => keys.some((key) => isOf(page, key)))) continue
    if (integrity !== undefined) link.integrity = integrity
    link.rel = 'modulepreload'
  }
}

/** The main module of an app: `main.js` in `apps/build/appModules.ts`. */
type MainModule = { readonly start: (basepath: string) => unknown }

/** Runs the app's scripts after the first paint, in separate tasks, so that they do not delay it or a press. */
export async function startPage(basepath: string, load: () => Promise<MainModule>): Promise<void> {
  passReports()
  showKnownFonts()
  followTranslator()
  showPage(token() === null ? signedOutTemplate : signedInTemplate)
  holdSubmits()
  try {
    fetchScripts(basepath)
    await firstPaint()
    await nextTask()
    await import('./react.ts')
    await nextTask()
    const app = await load()
    await nextTask()
    await app.start(basepath)
  } catch (error) {
    reportError(error)
    showFallback()
  }
}
