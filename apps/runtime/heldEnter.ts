/**
 * Hears an Enter key that is held only once: it would press again as soon as an answer has come back, and pay again by a
 * card that was declined. In a text of several lines it makes lines.
 */
export const ignoreHeldEnter = (page: EventTarget): void =>
  page.addEventListener(
    'keydown',
    (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
        event.preventDefault()
    },
    { capture: true },
  )
