import { type RefObject, useEffect, useState } from 'react'

/** Whether the element is in view: an element out of view need not move. `unknown`: the answer until it is known. */
export function useInSight(element: RefObject<Element | null>, unknown = true): boolean {
  const [inSight, setInSight] = useState(unknown)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? unknown))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, unknown])
  return inSight
}

/** Whether the element has ever been in view: the moment to load it. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  if (useInSight(element, false) && !seen) setSeen(true)
  return seen
}
