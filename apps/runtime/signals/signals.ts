import { type Report, followReports, report } from '../page/report.ts'
import type { deliver as Deliver, Place, SignalHook } from './deliver.ts'

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

/** Passes a report on to the deployment, with the place where it was made. */
export function signal(each: Report): void {
  waiting.push({ ...place(), ...each })
  if (waiting.length > maxWaiting) waiting.shift()
  passSignals().catch(() => undefined)
}

/** Milliseconds until the page has settled: visitors wait less for its content. */
const settling = 3_000

/** Passes on the signals from before the deployment's script, and measures the page, once it has settled. */
export function watchSignals(): void {
  setTimeout(() => {
    if (isWatched()) void Promise.all([passSignals(), import('./deliver.ts').then(({ measureVitals }) => measureVitals(report))])
  }, settling)
}

/** A hook that throws must not break the page. */
function tellHook({ error, detail }: Extract<Report, { readonly type: 'error' }>): void {
  try {
    const { platewell } = window
    if (typeof platewell?.onError === 'function') platewell.onError(error, detail)
  } catch (failure) {
    console.error(failure)
  }
}

/**
 * Passes on every report but a step, which waits until the guest may be tracked. Uncaught errors, and what the page's policy has blocked, are
 * reported too; the browser writes them to the console.
 */
export function passReports(): void {
  followReports((each) => {
    if (each.type === 'step') return
    signal(each)
    if (each.type === 'error') tellHook(each)
  })
  window.addEventListener('error', ({ error, message }) => report({ type: 'error', error: error ?? message }))
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report({ type: 'error', error: `Blocked by the policy ${effectiveDirective}: ${blockedURI}` }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => report({ type: 'error', error: reason }))
}
