import { BrandSlider } from '../../ui/BrandSlider/BrandSlider.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../shared/api/remote.ts'
import type { Nearby } from './brands.ts'
import { brandsToShow } from './brandsToShow.ts'
import { defaultBrands } from './defaultBrands.ts'

export type BrandCarouselProps = { nearby: Remote<Nearby> }

const brandsOf = (nearby: Remote<Nearby>) => {
  switch (nearby.status) {
    case 'loading':
      return null
    case 'failed':
      return defaultBrands
    case 'ready':
      return brandsToShow(nearby.value)
  }
}

export function BrandCarousel({ nearby }: BrandCarouselProps) {
  const isNear = nearby.status === 'ready' && nearby.value.visitor !== null
  return (
    <div>
      <BrandSlider label={isNear ? 'Restaurants near you' : 'Restaurants to dine at'} brands={brandsOf(nearby)} />
      <VisuallyHidden live>{nearby.status === 'loading' && 'Looking for restaurants near you'}</VisuallyHidden>
    </div>
  )
}
