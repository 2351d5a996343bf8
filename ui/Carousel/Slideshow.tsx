import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Slideshow.css.ts'
import { useSlideshow } from './useSlideshow.ts'
import { defaultMessages } from './messages.ts'

export type Slide = { id: string; content: ReactNode }

type SlideshowProps = {
  /** Accessible name: "What guests say". */
  label: string
  slides: readonly Slide[]
  /** The time that a slide shows before the next one, in ms. */
  everyMs: number
  messages?: Partial<typeof defaultMessages> | undefined
}

/** The base of all slideshows: slides in a row, swipe, keys and pause. */
export function Slideshow({ label, slides, everyMs, messages }: SlideshowProps) {
  const say = { ...defaultMessages, ...messages }
  const count = slides.length
  const { current, playing, running, show, togglePlaying, region, track } = useSlideshow({ count, everyMs })
  return (
    <section className={styles.slideshow} aria-label={label} aria-roledescription={say.carousel} {...region}>
      {count > 1 && (
        // First in the tab order, so that a keyboard user can pause the slides first; last visually.
        <div className={styles.controls}>
          <IconButton label={playing ? say.pause : say.play} icon={playing ? 'pause' : 'play'} onClick={togglePlaying} />
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
      <div
        {...track}
        className={styles.track}
        role="group"
        aria-label={say.slides(label)}
        aria-live={running ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys to be scrolled by them
        tabIndex={count > 1 ? 0 : undefined}>
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
