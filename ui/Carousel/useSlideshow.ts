import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useInSight } from '../useInSight.ts'
import { useReducedMotion } from '../useReducedMotion.ts'

type Slideshow = {
  count: number
  /** The time that a slide shows before the next one, in ms. */
  everyMs: number
}

/** Advances slides, unless they are out of sight, hovered, focused or paused, or motion is reduced. */
export function useSlideshow({ count, everyMs }: Slideshow) {
  const track = useRef<HTMLDivElement>(null)
  // Whether the person scrolls the slides, or the page scrolls to a known slide.
  const pushed = useRef(false)
  const goal = useRef(0)
  const still = useReducedMotion()
  const [latest, setLatest] = useState(0)
  // There may be fewer slides than before.
  const current = Math.min(latest, count - 1)
  const [wish, setWish] = useState<'play' | 'pause' | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = count > 1 && (wish ?? (still ? 'pause' : 'play')) === 'play'
  const inSight = useInSight(track)
  const running = playing && inSight && !hovered && !focused

  const turnTo = (index: number, behavior: ScrollBehavior) => {
    const slide = track.current?.children[index]
    if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft, behavior })
  }
  const show = (index: number) => {
    const next = (index + count) % count
    pushed.current = false
    goal.current = next
    setLatest(next)
    turnTo(next, still ? 'instant' : 'smooth')
  }
  const nearest = () => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 }
    return Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), count - 1)
  }
  const push = () => {
    pushed.current = true
  }
  const advance = useRef(() => {})
  useLayoutEffect(() => {
    advance.current = () => show(current + 1)
  })
  // A slide's time begins when it has arrived.
  useLayoutEffect(() => {
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
      // Whoever presses continue has the focus on the slides, and still wants them to advance.
      setFocused(false)
    },
    region: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false)
      },
    },
    track: {
      ref: track,
      onPointerDown: push,
      onWheel: push,
      onScroll() {
        if (pushed.current) setLatest(nearest())
      },
      onScrollEnd() {
        // A scroll that interrupted another may be lost: the announced slide is then shown at once.
        if (!pushed.current && nearest() !== goal.current) turnTo(goal.current, 'instant')
      },
      onKeyDown(event: KeyboardEvent) {
        // Keys that belong to the browser (Alt and an arrow goes back a page) or to a control on a slide.
        if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
        const onward = track.current && getComputedStyle(track.current).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
        const to =
          { [onward]: current + 1, Home: 0, End: count - 1 }[event.key] ?? (/^Arrow(Left|Right)$/.test(event.key) ? current - 1 : undefined)
        if (to === undefined) return
        event.preventDefault()
        show(to)
      },
    },
  }
}
