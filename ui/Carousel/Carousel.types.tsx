import { Carousel } from './Carousel.tsx'

/** Wrong uses of Carousel: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- ears would not know what goes by
    <Carousel key="1" slides={[]} />,
    // @ts-expect-error -- how long a slide stands is the same everywhere
    <Carousel key="2" label="Voices" slides={[]} everyMs={100} />,
  ]
  return [wrong]
}
