import { type RefObject, useEffect, useState } from 'react'
import { type Drawn, draw } from './press.ts'

/** Not in a test: its page is not a Storybook, so a frame would load the tests again. */
export const canDraw = !('__vitest_browser__' in globalThis)

/**
 * The story's markup while the element is near the window; null until it is drawn. A picture far from the window is removed, so
 * that hundreds need no memory.
 */
export function useDrawn(element: RefObject<Element | null>, story: Drawn): string | null {
  const [isNear, setNear] = useState(false)
  const [markup, setMarkup] = useState<string | null>(null)
  useEffect(() => {
    if (!element.current || !canDraw) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), { rootMargin: '50% 0px' })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  const key = JSON.stringify(story)
  useEffect(() => {
    if (!isNear) return
    let isWanted = true
    void draw(story, () => isWanted).then((drawn) => isWanted && setMarkup(drawn))
    return () => {
      isWanted = false
      setMarkup(null)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all of the story
  }, [isNear, key])
  return markup
}
