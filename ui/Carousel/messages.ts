/** What every slideshow says itself. */
export const defaultMessages = {
  /** What it is, said after its name to ears. */
  carousel: 'carousel',
  /** What each slide is. */
  slide: 'slide',
  /** Names the slides as a whole, which a key turns. */
  slides: (label: string) => `${label}: slides`,
  /** Names one slide by its place. */
  place: (number: number, count: number) => `${number} of ${count}`,
  /** The button that holds the slides. */
  pause: 'Pause the slides',
  /** The button that lets them go on. */
  play: 'Play the slides',
  /** The button that turns back. */
  previous: 'Previous slide',
  /** The button that turns on. */
  next: 'Next slide',
}
