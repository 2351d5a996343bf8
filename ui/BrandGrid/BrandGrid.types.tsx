import { BrandGrid } from './BrandGrid.tsx'

/** Wrong uses of BrandGrid: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- a list of tiles says what is in it
    <BrandGrid key="1" brands={[]} />,
    // @ts-expect-error -- a picture that is not there is null, and not forgotten
    <BrandGrid key="2" label="Restaurants" brands={[{ id: '1', name: 'Kumo Ramen' }]} />,
    // @ts-expect-error -- how many come at a time is no choice
    <BrandGrid key="3" label="Restaurants" brands={[]} atATime={12} />,
  ]
  return [wrong]
}
