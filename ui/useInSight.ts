import { type RefObject, useEffect, useState } from 'react'

/** Whether the element is in view, or not known yet: an element out of view need not move. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inSight
}
