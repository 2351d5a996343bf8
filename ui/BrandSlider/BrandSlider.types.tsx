import { BrandSlider } from './BrandSlider.tsx'

/** Wrong uses of BrandSlider: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- restaurants are not slides of one's own making
    <BrandSlider key="1" label="Near you" brands={[{ id: '1', content: 'Kumo Ramen' }]} />,
    // @ts-expect-error -- three to a slide, everywhere
    <BrandSlider key="2" label="Near you" brands={[]} perSlide={4} />,
    // @ts-expect-error -- restaurants on their way are null, and not left out
    <BrandSlider key="3" label="Near you" />,
  ]
  return [wrong]
}
