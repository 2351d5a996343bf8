import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MapPin } from './pins.ts'
import { type Margin, pushed, type Size, spotOf, type View, viewOf } from './mercator.ts'

/** Space around the outermost pins: the zoom buttons stand at the right, and the card of the chosen pin at the foot. */
export const margin: Margin = { top: 60, right: 76, bottom: 136, left: 36 }
/** A touch that moves less than this is a tap, in px. */
const slack = 4

/** The view of the map and how it moves. It begins with all pins in view. */
export function useView(pins: readonly MapPin[]) {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [moved, setMoved] = useState<View | null>(null)
  const held = useRef<{ x: number; y: number; id: number; free: boolean } | null>(null)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  const fitted = useMemo(() => size && viewOf(pins.map(spotOf), size, margin), [pins, size])
  const view = moved ?? fitted

  return {
    ref,
    size,
    view,
    setView: setMoved,
    /** Pointer handlers for a map that cannot move by itself. */
    push: {
      onPointerDown({ button, clientX, clientY, pointerId, target }: PointerEvent) {
        if (button !== 0) return
        if (target instanceof Element && target.closest('button, [data-card]')) return
        held.current = { x: clientX, y: clientY, id: pointerId, free: false }
      },
      onPointerMove({ buttons, clientX, clientY, pointerId, currentTarget }: PointerEvent) {
        // Released outside: over another window, or over a menu.
        if (buttons === 0) {
          held.current = null
          return
        }
        const from = held.current
        if (!from || !view || from.id !== pointerId) return
        const [dx, dy] = [clientX - from.x, clientY - from.y]
        if (!from.free && Math.hypot(dx, dy) < slack) return
        if (!from.free) currentTarget.setPointerCapture(pointerId)
        held.current = { x: clientX, y: clientY, id: pointerId, free: true }
        setMoved(pushed(view, dx, dy))
      },
      onPointerUp() {
        held.current = null
      },
      onPointerCancel() {
        held.current = null
      },
    },
  }
}
