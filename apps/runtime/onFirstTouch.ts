/** Calls once, when the guest first touches the page, by finger, mouse or key; returns the way to stop waiting. */
export function onFirstTouch(then: () => void): () => void {
  const waiting = new AbortController()
  const touched = () => {
    waiting.abort()
    then()
  }
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, touched, { signal: waiting.signal })
  return () => waiting.abort()
}
