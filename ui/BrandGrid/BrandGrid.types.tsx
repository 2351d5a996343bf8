import { BrandGrid } from './BrandGrid.tsx'

/** Wrong uses of BrandGrid: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs an accessible name
    <BrandGrid key="1" brands={[]} />,
    // @ts-expect-error -- without a picture it is null, not left out
    <BrandGrid key="2" label="Restaurants" brands={[{ id: '1', name: 'Kumo Ramen' }]} />,
    // @ts-expect-error -- the number per page is fixed
    <BrandGrid key="3" label="Restaurants" brands={[]} atATime={12} />,
  ]
  return [wrong]
}
