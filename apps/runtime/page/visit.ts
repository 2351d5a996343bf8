let isAsked = false

/** Whether a link has just opened the page, and neither a reload nor Back. False after the first question: what follows is a step of the page. */
export function isJustOpened(): boolean {
  const isFirst = !isAsked
  isAsked = true
  const [navigation] = performance.getEntriesByType('navigation')
  return isFirst && navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}

/** Why leaving asks. */
const reasons = new Set<string>()

/** The browser shows its own question. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Asks before the page is left: the outcome of a write is unknown, and nothing is saved to look it up by. */
export function warnBeforeLeaving(reason: string, isNeeded: boolean): void {
  if (isNeeded) reasons.add(reason)
  else reasons.delete(reason)
  if (reasons.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}
