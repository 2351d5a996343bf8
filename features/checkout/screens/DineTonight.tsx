import { BrandRow } from '../../../ui/BrandSlider/BrandRow.tsx'
import type { Nearby } from '../../brands/brands.ts'
import { brandsToShow } from '../../brands/brandsToShow.ts'
import type { Remote } from '../../shared/api/remote.ts'

/** Three restaurants where the credit can be spent; none where they cannot be read. */
export function DineTonight({ nearby }: { nearby: Remote<Nearby> }) {
  switch (nearby.status) {
    case 'loading':
      return <BrandRow brands={null} />
    case 'failed':
      return null
    case 'ready':
      return <BrandRow label="Restaurants" brands={brandsToShow(nearby.value)} />
  }
}
