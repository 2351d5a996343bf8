import type { deliver as Deliver, Place, Report, SignalHook } from './deliver.ts'

declare global {
  interface Window {
    /** Set by a script of the deployment, before or after the page's scripts. */
    platewell?: {
      /** Receives each error as it was thrown: it may hold what a person typed. */
      onError?: (error: unknown, detail?: unknown) => void
      /** Receives errors, web vitals, the steps of a funnel and purchases, without personal data. */
      onSignal?: SignalHook
    }
  }
}

/** The number of signals that wait for a deployment's script, which may arrive after the app's. */
const maxWaiting = 50

const waiting: (Place & Report)[] = []
let place = (): Place => ({ app: '', page: '' })
let deliver: typeof Deliver | undefined

/** Sets how a signal finds out where it happened. */
export function placeSignals(current: () => Place): void {
  place = current
}

const isWatched = (): boolean => typeof window.platewell?.onSignal === 'function'

/** Passes on the signals that have waited for the deployment's script. Its own code is loaded only where there is one. */
export async function passSignals(): Promise<void> {
  if (!isWatched()) return
  // Without a wait once it is there: a page that is left runs nothing later.
  if (!deliver) ({ deliver } = await import('./deliver.ts'))
  deliver(waiting.splice(0))
}

export function reportSignal(report: Report): void {
  waiting.push({ ...place(), ...report })
  if (waiting.length > maxWaiting) waiting.shift()
  passSignals().catch(() => undefined)
}

/** Milliseconds until the page has settled: visitors wait less for its content. */
const settling = 3_000

/** Passes on the signals from before the deployment's script, and measures the page, once it has settled. */
export function watchSignals(): void {
  setTimeout(() => {
    if (isWatched()) void Promise.all([passSignals(), import('./deliver.ts').then(({ measureVitals }) => measureVitals(reportSignal))])
  }, settling)
}

type ErrorHook = (error: unknown, detail?: unknown) => void

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

/** The errors that are none of the page. */
const ignored = new WeakSet<object>()

/** Keeps an error from being reported, as one that the browser causes by leaving the page. */
export function ignoreError(error: object): void {
  ignored.add(error)
}

const isIgnored = (error: unknown): boolean => typeof error === 'object' && error !== null && ignored.has(error)

function tellAll(error: unknown, detail?: unknown): void {
  if (isIgnored(error)) return
  reportSignal({ type: 'error', error })
  for (const hook of hooks) tell(hook, error, detail)
  const { platewell } = window
  if (typeof platewell?.onError === 'function') tell(platewell.onError, error, detail)
}

/** Reports an error to the console and the hooks. The guest sees none of it. */
export function reportError(error: unknown, detail?: unknown): void {
  if (isIgnored(error)) return
  console.error(...(detail === undefined ? [error] : [error, detail]))
  tellAll(error, detail)
}

/** Reports uncaught errors, and what the page's policy has blocked, to the hooks; the browser writes them to the console. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => tellAll(error ?? message))
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tellAll(`Blocked by the policy ${effectiveDirective}: ${blockedURI}`),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => tellAll(reason))
}
