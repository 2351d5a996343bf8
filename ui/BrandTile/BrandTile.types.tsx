import { BrandTile } from './BrandTile.tsx'

/** Wrong uses of BrandTile: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- without a picture it is null, not left out
    <BrandTile key="1" brand={{ id: '1', name: 'Kumo Ramen' }} />,
    // @ts-expect-error -- there is no such size
    <BrandTile key="2" brand={{ id: '1', name: 'Kumo Ramen', hero: null, logo: null }} size="lg" />,
  ]
  return [wrong]
}
