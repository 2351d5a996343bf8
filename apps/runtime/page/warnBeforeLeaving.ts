/** The browser shows its own question. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Asks before the page is left: the outcome of a write is unknown, and nothing is saved to look it up by. */
export function warnBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}
