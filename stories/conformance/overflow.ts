import { nameOf, everyElement, onPage } from './page.ts'

/** Whether an ancestor scrolls or clips the element. */
function isClipped(part: Element): boolean {
  for (let outer = part.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowX !== 'visible') return true
  }
  return false
}

const overflows = (part: Element, room: number) => {
  const { left, right, width } = part.getBoundingClientRect()
  return width > 1 && (left < -1 || right > room + 1)
}

/**
 * Elements that overflow the window. Overflow at the end of the page makes it scroll sideways, so normal elements are checked
 * only then (right-to-left pages cover the other side); overlays are always checked.
 */
export function overflowing(): string[] {
  const { clientWidth: room, scrollWidth } = document.documentElement
  const suspects =
    scrollWidth > room
      ? everyElement()
      : onPage()
          .filter(({ id }) => id === '')
          .flatMap((part) => [...part.querySelectorAll('*')])
  const out = suspects.filter((part) => overflows(part, room) && !isClipped(part))
  if (scrollWidth > room && out.length === 0) return [`the page scrolls sideways: ${scrollWidth} of ${room}`]
  return out.map((part) => {
    const { left, right } = part.getBoundingClientRect()
    return `${nameOf(part)} stands out: ${Math.round(left)} to ${Math.round(right)} of ${room}`
  })
}
