import { type Slide, Slideshow } from './Slideshow.tsx'

/** How long a slide stands before the next one comes. */
export const carouselAdvanceMs = 2700

export type CarouselProps = {
  /** Names it for ears: "What guests say". */
  label: string
  /** In the order in which they are shown. */
  slides: readonly Slide[]
}

/**
 * Slides that go on every 2.7 seconds, and stand while a pointer or the focus is on them, while they are paused, and
 * where nothing should move.
 */
export function Carousel({ label, slides }: CarouselProps) {
  return <Slideshow label={label} slides={slides} everyMs={carouselAdvanceMs} />
}
