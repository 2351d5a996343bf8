import { called, everyPart, onPage } from './page.ts'

/** Whether something around a part keeps it in: a scroller, or a frame that is meant to cut what is too much. */
function keptIn(part: Element): boolean {
  for (let around = part.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== 'visible') return true
  }
  return false
}

const standsOut = (part: Element, room: number) => {
  const { left, right, width } = part.getBoundingClientRect()
  return width > 1 && (left < -1 || right > room + 1)
}

/**
 * Parts that stand out of the window at either side. What stands out at the end makes the page scroll sideways, so each
 * is looked at only where it does (the other side is the end of a page from right to left), or where it floats.
 */
export function overflowing(): string[] {
  const { clientWidth: room, scrollWidth } = document.documentElement
  const suspects =
    scrollWidth > room
      ? everyPart()
      : onPage()
          .filter(({ id }) => id === '')
          .flatMap((part) => [...part.querySelectorAll('*')])
  const out = suspects.filter((part) => standsOut(part, room) && !keptIn(part))
  if (scrollWidth > room && out.length === 0) return [`the page scrolls sideways: ${scrollWidth} of ${room}`]
  return out.map((part) => {
    const { left, right } = part.getBoundingClientRect()
    return `${called(part)} stands out: ${Math.round(left)} to ${Math.round(right)} of ${room}`
  })
}
