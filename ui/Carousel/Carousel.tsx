import { type Slide, Slideshow } from './Slideshow.tsx'
import type { defaultMessages } from './messages.ts'

/** The time that a slide shows before the next one, in ms. */
export const carouselAdvanceMs = 2700

export type CarouselProps = {
  /** Accessible name: "What guests say". */
  label: string
  slides: readonly Slide[]
  /** Texts to use instead of the defaults in Carousel/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

/** Slides that advance every 2.7 seconds. They stop under a pointer or with the focus, while paused, and with reduced motion. */
export function Carousel(props: CarouselProps) {
  return <Slideshow {...props} everyMs={carouselAdvanceMs} />
}
