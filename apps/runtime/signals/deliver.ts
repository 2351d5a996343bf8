import type { Place, Report } from './signals.ts'

/** What a page tells its deployment. Nothing in it says who the person is. */
export type Signal = Place &
  (Exclude<Report, { readonly type: 'error' }> | { readonly type: 'error'; readonly message: string; readonly stack: string })

export type SignalHook = (signal: Signal) => void

const address = /\b([a-z][a-z\d+.-]*:\/\/[^\s?#"')]+)[?#][^\s"')]*/gi
const path = /(\/[\w./-]+)[?#][^\s"')]*/g
const email = /[^\s@"'<(]+@[^\s@"'>)]+/g
/** Phones, cards and codes. */
const longNumber = /\+?\d(?:[\s().-]{0,3}\d){5,}/g
/** Not the name of a built file, which says where an error was. */
const token = /(?<!\/assets\/)\b(?=[\w-]*\d)[\w-]{16,}\b/g

/** A text without what may be about a person: queries, emails, long numbers and tokens. */
export const impersonal = (text: string): string =>
  text.replaceAll(address, '$1').replaceAll(path, '$1').replaceAll(email, '…@…').replaceAll(token, '…').replaceAll(longNumber, '…')

/** An error is reported of every visitor, also of one who is not tracked: it says what broke, and nothing of them. */
function signalOf(report: Place & Report): Signal {
  if (report.type === 'vital') return { ...report, element: report.element === null ? null : impersonal(report.element) }
  if (report.type === 'step') return report
  const { error, ...rest } = report
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  return { ...rest, message: impersonal(message), stack: impersonal(stack) }
}

/** Passes the signals to the deployment's hook. A hook that throws must not break the page. */
export function deliver(signals: readonly (Place & Report)[]): void {
  for (const signal of signals)
    try {
      window.platewell?.onSignal?.(signalOf(signal))
    } catch (failure) {
      console.error(failure)
    }
}
