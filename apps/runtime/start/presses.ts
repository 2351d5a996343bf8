/** Milliseconds and pixels between the two presses of a double click or double tap. */
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

const pressFromEvent = (event: PointerEvent): Press => ({
  isTouch: event.pointerType === 'touch',
  at: event.timeStamp,
  x: event.clientX,
  y: event.clientY,
  // The path also reaches into shadow trees.
  control: event.composedPath().find((node) => node instanceof Element && node.matches(controls)),
})

/** Whether another control has replaced the one of the first press under the pointer. */
const isMisdirected = (first: Press | null, second: Press | null): boolean =>
  first?.control !== undefined &&
  second !== null &&
  second.control !== first.control &&
  second.at - first.at < soon &&
  Math.hypot(second.x - first.x, second.y - first.y) < near

/** The time of the last press on the page's clock; null before one, and once the person has typed. */
let pressedAt: number | null = null

/** Milliseconds within which another press would still be the second one of a double tap. Zero if the last press was long ago. */
export const leftOfDoubleTap = (): number => (pressedAt === null ? 0 : Math.max(0, pressedAt + soon - performance.now()))

/**
 * Ignores the second press of a double click when it hits another control than the first: an error line or a new screen has
 * moved the controls, and the person has not looked yet. Typing between the two presses shows that they have. Presses by a
 * key or a screen reader always count.
 */
export function ignoreSecondTaps(page: EventTarget): void {
  let first: Press | null = null
  let second: Press | null = null
  const listen = (type: string, listener: (event: Event) => void) => page.addEventListener(type, listener, { capture: true })
  listen('pointerdown', (event) => {
    first = second
    second = event instanceof PointerEvent ? pressFromEvent(event) : null
    pressedAt = performance.now()
  })
  for (const typing of ['keydown', 'input'])
    listen(typing, () => {
      first = second = pressedAt = null
    })
  listen('click', (event) => {
    if (!(event instanceof MouseEvent) || event.detail === 0) return
    // A long press ends later than it begins.
    pressedAt = performance.now()
    if (!isMisdirected(first, second)) return
    // The browser counts the clicks of a mouse, but not always taps.
    if (event.detail === 1 && !second?.isTouch) return
    event.preventDefault()
    event.stopPropagation()
  })
}

/** Ignores the repeats of a held Enter key, which would pay again with a declined card. A text area still receives them. */
export const ignoreHeldEnter = (page: EventTarget): void =>
  page.addEventListener(
    'keydown',
    (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
        event.preventDefault()
    },
    { capture: true },
  )
