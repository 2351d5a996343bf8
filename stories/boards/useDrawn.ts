import { type RefObject, useEffect, useState } from 'react'

/** How many frames load at the same time: more would make scrolling stutter. */
const atOnce = 2
let loading = 0
const waiting: (() => void)[] = []

/** In milliseconds. A frame that starts while the page scrolls makes it stutter. */
const restAfterScroll = 150
let scrolledAt = 0
let timer: ReturnType<typeof setTimeout> | null = null

const noteScroll = () => {
  scrolledAt = performance.now()
}

/** Goes on when the page has rested. */
function later(ms: number): void {
  timer ??= setTimeout(() => {
    timer = null
    next()
  }, ms)
}

function next(): void {
  if (loading >= atOnce || waiting.length === 0) return
  const rest = scrolledAt + restAfterScroll - performance.now()
  if (scrolledAt > 0 && rest > 0) return later(rest)
  const start = waiting.shift()
  if (!start) return
  loading += 1
  start()
  next()
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
    // Also in a part of the page.
    addEventListener('scroll', noteScroll, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      forget()
    }
  }, [element])
  return { drawn, onLoaded: release }
}
