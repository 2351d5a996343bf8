import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useInSight } from '../useInSight.ts'
import { useReducedMotion } from '../useReducedMotion.ts'
import * as styles from './Carousel.css.ts'
import { defaultMessages } from './messages.ts'

export type CarouselProps = {
  /** Accessible name: "What guests say". */
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** The time that a slide shows before the next one, in ms. */
  everyMs: number
  /** Texts to use instead of the defaults in Carousel/messages.ts. */
  messages?: Partial<typeof defaultMessages> | undefined
}

/** Slides that advance by themselves. They stop out of sight, under a pointer or with the focus, while paused, and with reduced motion. */
export function Carousel({ label, slides, everyMs, messages }: CarouselProps) {
  const say = { ...defaultMessages, ...messages }
  const count = slides.length
  const track = useRef<HTMLDivElement>(null)
  // Whether the person scrolls the slides, or the page scrolls to a known slide.
  const isPushed = useRef(false)
  const isStill = useReducedMotion()
  const [latest, setLatest] = useState(0)
  // There may be fewer slides than before.
  const current = Math.min(latest, count - 1)
  const [wish, setWish] = useState<'play' | 'pause' | null>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPlaying = count > 1 && (wish ?? (isStill ? 'pause' : 'play')) === 'play'
  const isInSight = useInSight(track)
  const isRunning = isPlaying && isInSight && !isHovered && !isFocused

  const turnTo = (index: number, behavior: ScrollBehavior) => {
    const slide = track.current?.children[index]
    if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft, behavior })
  }
  const show = (index: number) => {
    const next = (index + count) % count
    isPushed.current = false
    setLatest(next)
    turnTo(next, isStill ? 'instant' : 'smooth')
  }
  const nearest = ({ scrollLeft, clientWidth }: Element) => Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), count - 1)
  const push = () => {
    isPushed.current = true
  }
  const advance = useEffectEvent(() => show(current + 1))
  // A slide's time begins when it has arrived.
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(advance, everyMs)
    return () => clearTimeout(timer)
  }, [isRunning, current, everyMs])

  const press = (event: KeyboardEvent) => {
    // Keys that belong to the browser (Alt and an arrow goes back a page) or to a control on a slide.
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const keys: Partial<Record<string, number>> = { ArrowRight: current + onward, ArrowLeft: current - onward, Home: 0, End: count - 1 }
    const to = keys[event.key]
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }
  const toggle = () => {
    setWish(isPlaying ? 'pause' : 'play')
    // Whoever presses continue has the focus on the slides, and still wants them to advance.
    setFocused(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a pointer or the focus only stops the slides
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription={say.carousel}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}>
      {count > 1 && (
        // First in the tab order, so that a keyboard user can pause the slides first; last visually.
        <div className={styles.controls}>
          <IconButton label={isPlaying ? say.pause : say.play} icon={isPlaying ? 'pause' : 'play'} onClick={toggle} />
          <span className={styles.dots} aria-hidden="true">
            {slides.map(({ id }, index) => (
              <span key={id} className={styles.dot} data-current={index === current || undefined} />
            ))}
          </span>
          <span className={styles.steps}>
            <IconButton label={say.previous} icon="back" onClick={() => show(current - 1)} />
            <IconButton label={say.next} icon="forward" onClick={() => show(current + 1)} />
          </span>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons above do what its keys do */}
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={say.slides(label)}
        aria-live={isRunning ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys to be scrolled by them
        tabIndex={count > 1 ? 0 : undefined}
        onPointerDown={push}
        onWheel={push}
        onScroll={({ currentTarget }) => {
          if (isPushed.current) setLatest(nearest(currentTarget))
        }}
        onScrollEnd={({ currentTarget }) => {
          // A scroll that interrupted another may be lost: the announced slide is then shown at once.
          if (!isPushed.current && nearest(currentTarget) !== current) turnTo(current, 'instant')
        }}
        onKeyDown={press}>
        {slides.map(({ id, content }, index) => (
          <div
            key={id}
            className={styles.slide}
            role="group"
            aria-roledescription={say.slide}
            aria-label={say.position(index + 1, count)}
            inert={index !== current}>
            {content}
          </div>
        ))}
      </div>
    </section>
  )
}
