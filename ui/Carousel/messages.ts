export const defaultMessages = {
  /** Role description of the carousel. */
  carousel: 'carousel',
  /** Role description of a slide. */
  slide: 'slide',
  /** Accessible name of the group of slides. */
  slides: (label: string) => `${label}: slides`,
  /** Accessible name of a slide, by its index. */
  position: (number: number, count: number) => `${number} of ${count}`,
  /** The button that pauses. */
  pause: 'Pause the slides',
  /** The button that continues. */
  play: 'Play the slides',
  /** The button for the previous slide. */
  previous: 'Previous slide',
  /** The button for the next slide. */
  next: 'Next slide',
}
