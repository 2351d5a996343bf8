import { Carousel } from './Carousel.tsx'

/** Wrong uses of Carousel: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs an accessible name
    <Carousel key="1" slides={[]} />,
    // @ts-expect-error -- every carousel has the same timing
    <Carousel key="2" label="Voices" slides={[]} everyMs={100} />,
  ]
  return [wrong]
}
