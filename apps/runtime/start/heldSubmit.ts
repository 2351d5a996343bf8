let held: HTMLFormElement | null = null

/** Remembers a submit of the shell's form, which no script handles yet. React prevents the default of its own forms. */
function hold(event: SubmitEvent): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  held = event.target
  event.submitter?.setAttribute('aria-busy', 'true')
}

/** From now on a submit before the app has arrived waits for it, and shows on its button. No shell holds a form that pays. */
export const holdSubmits = (): void => window.addEventListener('submit', hold)

/** The form of the shell that was submitted last; null for none. Further submits are the app's. */
export function takeHeldSubmit(): HTMLFormElement | null {
  window.removeEventListener('submit', hold)
  const form = held
  held = null
  return form
}
