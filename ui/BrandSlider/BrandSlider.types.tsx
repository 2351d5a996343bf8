import { BrandSlider } from './BrandSlider.tsx'

/** Wrong uses of BrandSlider: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it takes restaurants, not slides
    <BrandSlider key="1" label="Near you" brands={[{ id: '1', content: 'Kumo Ramen' }]} />,
    // @ts-expect-error -- every slide has three
    <BrandSlider key="2" label="Near you" brands={[]} perSlide={4} />,
    // @ts-expect-error -- while they load, restaurants are null, not left out
    <BrandSlider key="3" label="Near you" />,
  ]
  return [wrong]
}
