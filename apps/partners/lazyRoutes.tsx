import { LoadingPartner } from '../../features/partners/LoadingPartner.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'
import { token } from '../runtime/session/token.ts'

const Placeholder = () => <Skeleton shape="card" />

// The sign-in needs nothing of these. For a signed-in partner they load at once.
export const GuardedPages = lazyComponent(async () => (await import('./GuardedPages.tsx')).GuardedPages, LoadingPartner)
export const DashboardRoute = lazyComponent(async () => (await import('./DashboardRoute.tsx')).DashboardRoute, Placeholder)
export const LocationsRoute = lazyComponent(async () => (await import('./LocationsRoute.tsx')).LocationsRoute, Placeholder)
export const LocationRoute = lazyComponent(async () => (await import('./LocationRoute.tsx')).LocationRoute, Placeholder)
export const BrandsRoute = lazyComponent(async () => (await import('./BrandsRoute.tsx')).BrandsRoute, Placeholder)
export const BrandRoute = lazyComponent(async () => (await import('./BrandRoute.tsx')).BrandRoute, Placeholder)
export const BrandImagesRoute = lazyComponent(async () => (await import('./BrandImagesRoute.tsx')).BrandImagesRoute, Placeholder)
export const BrandLogosRoute = lazyComponent(async () => (await import('./BrandLogosRoute.tsx')).BrandLogosRoute, Placeholder)
export const FinancesRoute = lazyComponent(async () => (await import('./FinancesRoute.tsx')).FinancesRoute, Placeholder)
export const IntegrationsRoute = lazyComponent(async () => (await import('./IntegrationsRoute.tsx')).IntegrationsRoute, Placeholder)
export const TeamRoute = lazyComponent(async () => (await import('./TeamRoute.tsx')).TeamRoute, Placeholder)

const pages = [
  GuardedPages,
  DashboardRoute,
  LocationsRoute,
  LocationRoute,
  BrandsRoute,
  BrandRoute,
  BrandImagesRoute,
  BrandLogosRoute,
  FinancesRoute,
  IntegrationsRoute,
  TeamRoute,
]

type Prefetched = { readonly prefetch: () => void }

/** Loads a page of a signed-in partner together with the frame around it. */
export const loadEarly = (page: Prefetched) => () => {
  if (token() === null) return
  for (const { prefetch } of [GuardedPages, page]) prefetch()
}

/** Loads the pages of a signed-in partner. */
export function prefetchPages(): void {
  for (const { prefetch } of pages) prefetch()
}

/** The public pages: not part of what a partner downloads to sign in. */
export const EmailReviewRoute = lazyComponent(async () => (await import('./EmailReviewRoute.tsx')).EmailReviewRoute, LoadingPartner)
export const LeadRoute = lazyComponent(async () => (await import('./LeadRoute.tsx')).LeadRoute, LoadingPartner)
