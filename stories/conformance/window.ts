/**
 * Sets the width of the window in which stories are rendered; null restores it. It does nothing where stories have no frame.
 */
export function setWindowWidth(width: number | null) {
  const frame = window.frameElement
  if (!frame) return
  const own = frame.getAttribute('data-own-style') ?? frame.getAttribute('style') ?? ''
  if (width === null) {
    frame.setAttribute('style', own)
    frame.removeAttribute('data-own-style')
    return
  }
  frame.setAttribute('data-own-style', own)
  frame.setAttribute('style', `${own}; width: ${width}px !important; min-width: 0 !important; max-width: none !important`)
}
