import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import { getNearby } from '../../features/brands/api.ts'
import { useRead } from '../runtime/useRead.ts'

/** Restaurants near the visitor, as soon as the lookup has answered, whatever it answers (CAR-01). */
export function NearbyBrands() {
  const { read } = useRead(getNearby, {})
  return <BrandCarousel nearby={read} />
}
