/**
 * Ignores the repeats of a held Enter key: they would press a button again when an answer arrives, and pay again with a
 * declined card. A text area still receives them.
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
