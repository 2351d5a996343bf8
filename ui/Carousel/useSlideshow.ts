import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../useReducedMotion.ts'

type Slideshow = {
  count: number
  /** How long a slide stands before the next one comes. */
  everyMs: number
}

/** Slides that go on by themselves, unless somebody looks closely, wants them to stand, or wants nothing to move. */
export function useSlideshow({ count, everyMs }: Slideshow) {
  const track = useRef<HTMLDivElement>(null)
  // Where a turn of the slides leads, while it lasts; what it passes on the way is not shown.
  const heading = useRef<number | null>(null)
  const still = useReducedMotion()
  const [current, setCurrent] = useState(0)
  const [wish, setWish] = useState<'play' | 'pause' | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = count > 1 && (wish ?? (still ? 'pause' : 'play')) === 'play'
  const running = playing && !hovered && !focused

  const show = (index: number) => {
    const next = (index + count) % count
    const slide = track.current?.children[next]
    if (!(slide instanceof HTMLElement)) return
    heading.current = next
    setCurrent(next)
    track.current?.scrollTo({ left: slide.offsetLeft, behavior: still ? 'instant' : 'smooth' })
  }
  const advance = useRef(() => {})
  useEffect(() => {
    advance.current = () => show(current + 1)
  })
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => advance.current(), everyMs)
    return () => clearTimeout(timer)
  }, [running, current, everyMs])

  return {
    current,
    playing,
    running,
    show,
    togglePlaying: () => {
      setWish(playing ? 'pause' : 'play')
      // Who starts the slides has the focus on them, and wants them to go on all the same.
      setFocused(false)
    },
    /** Of the whole. */
    region: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false)
      },
    },
    /** Of what holds the slides, which a finger can push. */
    track: {
      ref: track,
      onPointerDown() {
        heading.current = null
      },
      onScroll() {
        const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 }
        const nearest = Math.round(Math.abs(scrollLeft) / clientWidth)
        if (heading.current === nearest) heading.current = null
        if (heading.current === null) setCurrent(Math.min(nearest, count - 1))
      },
      onKeyDown(event: KeyboardEvent) {
        const onward = track.current && getComputedStyle(track.current).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
        const to = { [onward]: current + 1, Home: 0, End: count - 1 }[event.key] ?? (/^Arrow(Left|Right)$/.test(event.key) ? current - 1 : undefined)
        if (to === undefined) return
        event.preventDefault()
        show(to)
      },
    },
  }
}
