/** Makes requests of the page time out as the browser does, and its retries of reads come at once. Runs in the page. */
export function shortenWaits(timesOut: string): void {
  const ask = window.fetch.bind(window)
  const later = window.setTimeout.bind(window)
  window.fetch = async (...parts) => {
    const response = await ask(...parts)
    if (response.headers.has(timesOut)) throw new DOMException('', 'TimeoutError')
    return response
  }
  // The waits before a read is tried again, in `call`.
  const isRetry = (ms: unknown): boolean => ms === 400 || ms === 1_200
  window.setTimeout = Object.assign(
    (run: () => void, ms?: number, ...rest: readonly unknown[]) => later(run, isRetry(ms) ? 0 : ms, ...rest),
    later,
  )
}

/** A button or link that somebody can press now. */
export type Control = {
  readonly index: number
  readonly name: string
  readonly isLink: boolean
  readonly inMain: boolean
  readonly inDialog: boolean
}

/** Every button and link that can be pressed, in the order of the page. */
export const pressable = 'button:not([disabled]), a[href], [role=button]:not([aria-disabled=true]), summary'

/** The controls among the elements. Runs in the page. */
export function controlsIn(elements: readonly (HTMLElement | SVGElement)[]): Control[] {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].find((each) => each.checkVisibility())
  return elements.flatMap((element, index) => {
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ')
    const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
    if (!isShown || name === '' || element.getAttribute('aria-disabled') === 'true') return []
    const inDialog = dialog?.contains(element) ?? false
    return [{ index, name, isLink: element.matches('a'), inMain: inDialog || element.closest('main') !== null, inDialog }]
  })
}
