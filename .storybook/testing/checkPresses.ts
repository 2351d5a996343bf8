/** Widths of a window, in pixels: phones, and where a layout changes. */
const widths = [320, 390, 640, 768]

const controls = 'a[href], button, input, select, textarea, summary'

/** The page as its layout knows it: a header in full, and what stands above the content's own parts. */
const layoutOf = (element: Element, depth: number): string => {
  const styled = element.getAttributeNames().filter((name) => name === 'class' || name.startsWith('data-'))
  const goesOn = depth > 0 || element.closest('header') !== null
  return `${element.tagName} ${styled.map((name) => element.getAttribute(name)).join()} (${goesOn ? [...element.children].map((child) => layoutOf(child, depth - 1)).join() : ''})`
}

const isPressed = (control: Element): boolean => {
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A link in a text may go over several lines.
  const [{ left, top, width, height } = control.getBoundingClientRect()] = control.getClientRects()
  return [0.1, 0.5, 0.9].every((share) => {
    const hit = document.elementFromPoint(left + width * share, top + height / 2)
    // An element that holds a control lies below it, such as a label. Another control over it is no decoration: a button in a field.
    return hit === null || hit.contains(control) || hit.closest(controls) !== null || hit.closest('label')?.control === control
  })
}

/** In a map the card of a chosen place lies over marks and notices. */
const mayBePressed = (control: Element): boolean =>
  control.closest('section:has([data-mark])') === null &&
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
  if (frame === null || checked.has(layout)) return
  checked.add(layout)
  if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null) return
  const style = frame.getAttribute('style') ?? ''
  const faults = widths.flatMap((each) => {
    frame.setAttribute('style', `${style}; width: ${each}px`)
    return [...document.body.querySelectorAll(controls)]
      .filter((control) => mayBePressed(control) && !isPressed(control))
      .map((control) => `${nameOf(control)} is covered at ${each} px`)
  })
  frame.setAttribute('style', style)
  window.scrollTo(0, 0)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
