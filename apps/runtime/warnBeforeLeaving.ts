/** Browsers ask in words of their own. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * Asks a person who is about to leave the page, for as long as it is needed: what they have sent has no known outcome, and
 * the browser keeps nothing by which it could be looked up (NET-08).
 */
export function warnBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}
