import type { Currency } from '../../../features/shared/money/money.ts'

// A page reports to nobody: the start of the page follows what is reported, and passes it on.

/** A report of the page, with personal data. */
export type Report =
  /** As it was thrown, and what the page knows of it. */
  | { readonly type: 'error'; readonly error: unknown; readonly detail?: unknown }
  | {
      readonly type: 'vital'
      readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
      /** In milliseconds; CLS has no unit. */
      readonly value: number
      readonly rating: 'good' | 'needs-improvement' | 'poor'
      /** A selector of the element that took so long or moved; null if none did. */
      readonly element: string | null
    }
  /** A step of a funnel, as it is sent to the API: `claim_status` with `{ status: 'success' }`. */
  | { readonly type: 'step'; readonly name: string; readonly properties: StepProperties }
  /** A payment that its payer has seen, also of a person who may not be tracked. `amount` is in cents. `key` is the attempt's. */
  | { readonly type: 'purchase'; readonly key: string; readonly amount: number; readonly currency: Currency }

/** A step's own. The link's parameters go with every step: none of them has another meaning. */
type StepProperties = Readonly<Record<string, string | number>> & { readonly code?: never; readonly [utm: `utm_${string}`]: never }

const followers = new Set<(report: Report) => void>()

/** The errors that are none of the page. */
const ignored = new WeakSet<object>()

const isIgnored = (error: unknown): boolean => typeof error === 'object' && error !== null && ignored.has(error)

/** Keeps an error from being reported, as one that the browser causes by leaving the page. */
export function ignoreError(error: object): void {
  ignored.add(error)
}

export function report(each: Report): void {
  if (each.type === 'error' && isIgnored(each.error)) return
  for (const follow of followers) follow(each)
}

/** Reports an error, also to the console. The guest sees none of it. */
export function reportError(error: unknown, detail?: unknown): void {
  if (!isIgnored(error)) console.error(...(detail === undefined ? [error] : [error, detail]))
  report({ type: 'error', error, detail })
}

/** Reports a step of a funnel, which is sent if the guest may be tracked. */
export const reportStep = (name: string, properties: StepProperties = {}): void => report({ type: 'step', name, properties })

/** Follows every report from now on: the start of a page begins before the page. */
export const followReports = (follow: (report: Report) => void): void => void followers.add(follow)
