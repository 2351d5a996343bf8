import { type Slide, Slideshow } from './Slideshow.tsx'
import type { defaultMessages } from './messages.ts'

/** How long a slide shows before the next one, in ms. */
export const carouselAdvanceMs = 2700

export type CarouselProps = {
  /** Accessible name: "What guests say". */
  label: string
  /** In display order. */
  slides: readonly Slide[]
  /**
   * Texts to use instead of the defaults: a translation, for example.
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
