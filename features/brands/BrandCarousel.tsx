import { BrandSlider } from '../../ui/BrandSlider/BrandSlider.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Loadable } from '../shared/loadable.ts'
import type { Nearby } from './brands.ts'
import { brandsToShow } from './brandsToShow.ts'
import { defaultBrands } from './defaultBrands.ts'

export type BrandCarouselProps = {
  /** Where the visitor is, and what is there. */
  nearby: Loadable<Nearby>
}

/** Restaurants near the visitor; where the lookup failed, those that everybody is shown (CAR-01). */
export function BrandCarousel({ nearby }: BrandCarouselProps) {
  return nearby.status === 'loading' ? (
    <>
      <VisuallyHidden live>Looking for restaurants near you</VisuallyHidden>
      <Columns space="xs">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Columns>
    </>
  ) : (
    <BrandSlider
      label={nearby.status === 'ready' && nearby.value.visitor ? 'Restaurants near you' : 'Restaurants you can dine at'}
      brands={nearby.status === 'ready' ? brandsToShow(nearby.value) : defaultBrands}
    />
  )
}
