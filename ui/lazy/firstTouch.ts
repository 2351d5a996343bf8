/**
 * Resolves after the guest's first press or key, once the browser has painted the response to it, or on `pagehide` before that. A press
 * before the scripts came counts.
 */
export const firstTouch = new Promise<void>((resolve) => {
  // The build renders first paints where there is no window.
  if (typeof window === 'undefined') return
  const touched = () => {
    requestAnimationFrame(() => setTimeout(resolve))
    window.addEventListener('pagehide', () => resolve())
  }
  if (navigator.userActivation?.hasBeenActive) touched()
  else for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, touched, { once: true })
})
