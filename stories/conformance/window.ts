/**
 * Makes the window in which stories are drawn so wide, at once; null gives it back its own width. Where stories are
 * not framed (each in a window of its own) it stays as it is.
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
