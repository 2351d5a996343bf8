/**
 * Holds once the guest has touched the page, by finger, mouse or key, and has seen what that did: what waits for it
 * takes no time from the answer. A page that leaves at once shows nothing more: there it holds as the page goes.
 */
export const firstTouch = new Promise<void>((resolve) => {
  const touched = () => {
    requestAnimationFrame(() => setTimeout(resolve))
    addEventListener('pagehide', () => resolve())
  }
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, touched, { once: true })
})
