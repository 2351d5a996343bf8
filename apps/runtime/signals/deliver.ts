import { setting } from '../page/deployed.ts'
import type { Report } from '../page/report.ts'
import { choiceKnown, mayTrack } from '../tracking/consent.ts'
import { impersonal } from './impersonal.ts'

/** The place of an event, without the values in the address: `claim`, `/$code`. */
export type Place = { readonly app: string; readonly page: string }

type Purchase = Extract<Report, { readonly type: 'purchase' }>

/** A page's signal to its deployment. It contains no personal data. `release` is that of `version.json`; empty in development. */
export type Signal = Place & { readonly release: string } & (
    | Exclude<Report, { readonly type: 'error' | 'purchase' }>
    | { readonly type: 'error'; readonly message: string; readonly stack: string }
    /** `id` is the same for the same purchase, on every page and device. `currency` is `usd`. */
    | (Omit<Purchase, 'key' | 'currency'> & { readonly id: string; readonly currency: string })
  )

type Unnamed<S> = S extends Signal ? Omit<S, 'release'> : never

export type SignalHook = (signal: Signal) => void

/** The server can make the same of a key; nobody can make a key of it, which would tell them what was bought. */
async function deriveId(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function tell(signal: Unnamed<Signal>): void {
  try {
    window.platewell?.onSignal?.({ ...signal, release: setting('release') })
  } catch (failure) {
    // A hook that throws must not break the page.
    console.error(failure)
  }
}

async function tellPurchase({ key, ...purchase }: Place & Purchase): Promise<void> {
  await choiceKnown()
  // A page without HTTPS has no digests. A purchase without an id could be counted twice.
  if (mayTrack() && 'subtle' in crypto) tell({ ...purchase, id: await deriveId(key), currency: purchase.currency.toLowerCase() })
}

/**
 * Errors of every visitor are reported, also of one who is not tracked. The report names the fault, and nothing about the
 * visitor.
 */
function signalFromReport(report: Place & Exclude<Report, Purchase>): Unnamed<Signal> {
  if (report.type === 'vital') return { ...report, element: report.element === null ? null : impersonal(report.element) }
  if (report.type === 'step') return report
  const { error, detail: _, ...rest } = report
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  return { ...rest, message: impersonal(message), stack: impersonal(stack) }
}

/** Passes the signals to the deployment's hook. */
export function deliver(signals: readonly (Place & Report)[]): void {
  for (const signal of signals)
    if (signal.type === 'purchase') void tellPurchase(signal)
    else tell(signalFromReport(signal))
}

type Vital = Extract<Report, { readonly type: 'vital' }>

/** Reports how fast the page was, if the visitor may be tracked. The browser has saved the events before the library. */
export async function measureVitals(report: (vital: Vital) => void): Promise<void> {
  await choiceKnown()
  if (!mayTrack()) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals/attribution')
  const measured = ({ name, value, rating }: Omit<Vital, 'type' | 'element'>, element: string | null = null) => {
    if (mayTrack()) report({ type: 'vital', name, value, rating, element })
  }
  onCLS((metric) => measured(metric, metric.attribution.largestShiftTarget))
  onINP((metric) => measured(metric, metric.attribution.interactionTarget))
  onLCP((metric) => measured(metric, metric.attribution.target))
  onFCP((metric) => measured(metric))
  onTTFB((metric) => measured(metric))
}
