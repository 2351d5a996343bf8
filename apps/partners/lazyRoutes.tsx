import { LoadingPartner } from '../../features/partner/LoadingPartner.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { lazyComponent } from '../runtime/lazyComponent.tsx'

const Placeholder = () => <Skeleton shape="card" />

export const LocationsRoute = lazyComponent(async () => (await import('./LocationsRoute.tsx')).LocationsRoute, Placeholder)
export const LocationRoute = lazyComponent(async () => (await import('./LocationRoute.tsx')).LocationRoute, Placeholder)
export const BrandsRoute = lazyComponent(async () => (await import('./BrandsRoute.tsx')).BrandsRoute, Placeholder)
export const BrandRoute = lazyComponent(async () => (await import('./BrandRoute.tsx')).BrandRoute, Placeholder)

/** Loads the pages of a signed-in partner. */
export function prefetchPages(): void {
  for (const { prefetch } of [LocationsRoute, LocationRoute, BrandsRoute, BrandRoute]) prefetch()
}

/** The public pages: not part of what a partner downloads to sign in. */
export const EmailReviewRoute = lazyComponent(async () => (await import('./EmailReviewRoute.tsx')).EmailReviewRoute, LoadingPartner)
export const LeadRoute = lazyComponent(async () => (await import('./LeadRoute.tsx')).LeadRoute, LoadingPartner)
