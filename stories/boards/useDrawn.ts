import { type RefObject, useEffect, useState } from 'react'

/** How many frames load at the same time: more would make scrolling stutter. */
const atOnce = 2
let loading = 0
const waiting: (() => void)[] = []

function next(): void {
  if (loading >= atOnce) return
  const start = waiting.shift()
  if (!start) return
  loading += 1
  start()
}

/**
 * Whether a picture is drawn: only near the window, and a few at a time. `onLoaded` lets the next one begin.
 * A picture far from the window is removed, so that hundreds need no memory.
 */
export function useDrawn(element: RefObject<Element | null>): { readonly drawn: boolean; readonly onLoaded: () => void } {
  const [drawn, setDrawn] = useState(false)
  const [release, setRelease] = useState<() => void>(() => () => undefined)
  useEffect(() => {
    if (!element.current) return
    let done: (() => void) | null = null
    const start = () => {
      done = () => {
        done = null
        loading -= 1
        next()
      }
      setRelease(() => () => done?.())
      setDrawn(true)
    }
    const forget = () => {
      const index = waiting.indexOf(start)
      if (index >= 0) waiting.splice(index, 1)
      done?.()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        forget()
        if (entries.at(-1)?.isIntersecting) {
          waiting.push(start)
          next()
        } else setDrawn(false)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      forget()
    }
  }, [element])
  return { drawn, onLoaded: release }
}
