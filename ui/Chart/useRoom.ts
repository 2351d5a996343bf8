import { useLayoutEffect, useRef, useState } from 'react'

/** Width of an element and its text size, in px; null until measured. */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<{ width: number; rem: number } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () =>
      setRoom({ width: element.clientWidth, rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return { ref, room }
}
