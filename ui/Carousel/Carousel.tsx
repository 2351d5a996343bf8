import { type Slide, Slideshow } from './Slideshow.tsx'
import type { defaultMessages } from './messages.ts'

/** How long a slide stands before the next one comes. */
export const carouselAdvanceMs = 2700

export type CarouselProps = {
  /** Names it for ears: "What guests say". */
  label: string
  /** In the order in which they are shown. */
  slides: readonly Slide[]
  /**
   * What it says itself, in another language or another tone.
   * @default Carousel/messages.ts
   */
  messages?: Partial<typeof defaultMessages>
}

/**
 * Slides that go on every 2.7 seconds, and stand while a pointer or the focus is on them, while they are paused, and
 * where nothing should move.
 */
export function Carousel(props: CarouselProps) {
  return <Slideshow {...props} everyMs={carouselAdvanceMs} />
}
