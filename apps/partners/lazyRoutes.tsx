import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { firstTouch } from '../runtime/firstTouch.ts'
import { lazyComponent } from '../runtime/lazyComponent.tsx'

const Placeholder = () => <Skeleton shape="card" />

export const LocationsRoute = lazyComponent(async () => (await import('./LocationsRoute.tsx')).LocationsRoute, Placeholder)
export const LocationRoute = lazyComponent(async () => (await import('./LocationRoute.tsx')).LocationRoute, Placeholder)
export const BrandsRoute = lazyComponent(async () => (await import('./BrandsRoute.tsx')).BrandsRoute, Placeholder)
export const BrandRoute = lazyComponent(async () => (await import('./BrandRoute.tsx')).BrandRoute, Placeholder)

// The pages that people open most from the dashboard: loaded at the first touch.
void firstTouch.then(() => {
  for (const { prefetch } of [LocationsRoute, LocationRoute, BrandsRoute, BrandRoute]) prefetch()
})
