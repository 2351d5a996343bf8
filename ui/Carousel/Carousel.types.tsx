import { Carousel } from './Carousel.tsx'

/** Has a name, and its own pace: nothing here compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- ears would not know what goes by
    <Carousel key="1" slides={[]} />,
    // @ts-expect-error -- how long a slide stands is the same everywhere
    <Carousel key="2" label="Voices" slides={[]} everyMs={100} />,
  ]
  return [wrong]
}
