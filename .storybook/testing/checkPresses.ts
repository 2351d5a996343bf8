/** Widths of a window, in pixels: phones, and where a layout changes. */
const widths = [320, 390, 640, 768]

const controls = 'a[href], button, input, select, textarea, summary'

/** The page as its layout knows it: a header in full, and what stands above the content's own parts. */
const layoutOf = (element: Element, depth: number): string => {
  const { className, dataset, tagName } = element as HTMLElement
  const goesOn = depth > 0 || element.closest('header') !== null
  return `${tagName} ${className} ${JSON.stringify(dataset)} (${goesOn ? [...element.children].map((child) => layoutOf(child, depth - 1)).join() : ''})`
}

const isPressed = (control: Element): boolean => {
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A link in a text may go over several lines.
  const [{ left, top, width, height } = control.getBoundingClientRect()] = control.getClientRects()
  return [0.1, 0.5, 0.9].every((share) => {
    const hit = document.elementFromPoint(left + width * share, top + height / 2)
    // What holds a control is below it, such as its label. Another control over it is no decoration: a pin of a map, a button in a field.
    return hit === null || hit.contains(control) || hit.closest(controls) !== null || hit.closest('label')?.control === control
  })
}

/** The card of a chosen place lies over other marks of its map. */
const mayBePressed = (control: Element): boolean =>
  !control.matches('[data-mark]') &&
  control.checkVisibility({ visibilityProperty: true }) &&
  !control.matches(':disabled') &&
  control.closest('[inert], [aria-hidden="true"]') === null

const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent?.trim()) || control.outerHTML.slice(0, 120)

const checked = new Set<string>()

/**
 * Presses the middle of each control, and both its ends, in four windows: nothing decorative may lie over it. Pages of one layout are checked once.
 * @throws with each control that something covers
 */
export function checkPresses(): void {
  const frame = window.frameElement
  const layout = layoutOf(document.body, 5)
  if (!(frame instanceof (window.parent as typeof window & typeof globalThis).HTMLElement) || checked.has(layout)) return
  checked.add(layout)
  if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null) return
  const { width } = frame.style
  const faults = widths.flatMap((each) => {
    frame.style.width = `${each}px`
    return [...document.body.querySelectorAll(controls)]
      .filter((control) => mayBePressed(control) && !isPressed(control))
      .map((control) => `${nameOf(control)} is covered at ${each} px`)
  })
  frame.style.width = width
  window.scrollTo(0, 0)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
