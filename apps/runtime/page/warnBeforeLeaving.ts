const reasons = new Set<string>()

/** The browser shows its own question. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Warns before the page is left: the outcome of a write is unknown, and without a record it cannot be looked up. */
export function warnBeforeLeaving(reason: string, isNeeded: boolean): void {
  if (isNeeded) reasons.add(reason)
  else reasons.delete(reason)
  if (reasons.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

/** Work that a reload would interrupt, and of which the browser need not warn: each flow past its first step, unsaved changes. */
export const busy = new Set<unknown>()
