/** Milliseconds and pixels within which a second press belongs to the first one: both make a double click, or a double tap. */
const soon = 500
const near = 30

const controls = 'a, button, input, label, select, textarea, summary, [role]'

type Press = {
  readonly isTouch: boolean
  readonly at: number
  readonly x: number
  readonly y: number
  readonly control: EventTarget | undefined
}

const pressOf = (event: PointerEvent): Press => ({
  isTouch: event.pointerType === 'touch',
  at: event.timeStamp,
  x: event.clientX,
  y: event.clientY,
  // Within a tree of its own too.
  control: event.composedPath().find((node) => node instanceof Element && node.matches(controls)),
})

/** Whether the second press was meant for the first one's control, which something else has replaced under the pointer. */
const isMisled = (first: Press | null, second: Press | null): boolean =>
  first?.control !== undefined &&
  second !== null &&
  second.control !== first.control &&
  second.at - first.at < soon &&
  Math.hypot(second.x - first.x, second.y - first.y) < near

/**
 * Ignores the second press of a double click where it meets another control than the first one: the line of an error
 * that comes or goes, or a new screen, has moved it there, and nobody has looked at it. What is typed between the two
 * tells that the person has. A press by a key, or by a screen reader, is always heard.
 */
export function ignoreSecondTaps(page: EventTarget): void {
  let first: Press | null = null
  let second: Press | null = null
  const listen = (type: string, listener: (event: Event) => void) => page.addEventListener(type, listener, { capture: true })
  listen('pointerdown', (event) => {
    first = second
    second = event instanceof PointerEvent ? pressOf(event) : null
  })
  for (const typing of ['keydown', 'input'])
    listen(typing, () => {
      first = second = null
    })
  listen('click', (event) => {
    if (!(event instanceof MouseEvent) || event.detail === 0 || !isMisled(first, second)) return
    // The browser itself counts the clicks of a mouse; of taps it may say nothing.
    if (event.detail === 1 && !second?.isTouch) return
    event.preventDefault()
    event.stopPropagation()
  })
}
