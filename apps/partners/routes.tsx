import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import { LoadingPartner, portalIntro } from '../../features/partners/LoadingPartner.tsx'
import {
  brandSearch,
  financesAddress,
  imagesAddress,
  integrationsSearch,
  itemAddress,
  leadSearch,
  locationSearch,
  projectAddress,
  reviewAddress,
  teamSearch,
} from '../../features/partners/address.ts'
import { SignInPage } from '../runtime/account/SignInPage.tsx'
import { Reads } from '../runtime/api/useRead.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { routedApp } from '../runtime/routing/routedApp.tsx'
import { Pages } from '../runtime/routing/links.tsx'
import { searchBy } from '../runtime/routing/searchBy.ts'
import { leaveSignIn, requireSession } from '../runtime/session/RequireSession.tsx'

const root = createRootRoute({ component: Pages })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: leaveSignIn(),
  component: () => <SignInPage intro={portalIntro} />,
})
export const review = createRoute({
  getParentRoute: () => root,
  path: '/email-review',
  ...searchBy(reviewAddress),
  pendingComponent: LoadingPartner,
  component: lazyPage(() => import('./email-review/EmailReviewRoute.tsx'), 'EmailReviewRoute', LoadingPartner),
})
export const reviewById = createRoute({
  getParentRoute: () => root,
  path: '/email-review/$id',
  ...searchBy(reviewAddress),
  pendingComponent: LoadingPartner,
  component: lazyPage(() => import('./email-review/EmailReviewRoute.tsx'), 'EmailReviewByIdRoute', LoadingPartner),
})
export const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  ...searchBy(leadSearch),
  pendingComponent: LoadingPartner,
  component: lazyPage(() => import('./lead/LeadRoute.tsx'), 'LeadRoute', LoadingPartner),
})

/** Leads from the address of no item to the list. */
const requireId =
  (list: '/locations' | '/brands') =>
  ({ search: { id } }: { readonly search: { readonly id: string } }): void => {
    if (id === '') redirect({ to: list, replace: true, throw: true })
  }

export const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  // A link stays in the project unless it names another, or none.
  ...searchBy(projectAddress, ['project']),
  beforeLoad: requireSession,
  pendingComponent: LoadingPartner,
  component: lazyPage(() => import('./project/GuardedPages.tsx'), 'GuardedPages', LoadingPartner),
})

export const dashboard = createRoute({
  getParentRoute: () => guarded,
  path: '/',
  component: lazyPage(() => import('./DashboardRoute.tsx'), 'DashboardRoute'),
})
export const locations = createRoute({
  getParentRoute: () => guarded,
  path: '/locations',
  ...searchBy(locationSearch),
  component: lazyPage(() => import('./locations/LocationRoutes.tsx'), 'LocationsRoute'),
})
export const locationForm = createRoute({
  getParentRoute: () => guarded,
  path: '/location',
  ...searchBy(itemAddress),
  beforeLoad: requireId('/locations'),
  component: lazyPage(() => import('./locations/LocationRoutes.tsx'), 'LocationRoute'),
})
export const brands = createRoute({
  getParentRoute: () => guarded,
  path: '/brands',
  ...searchBy(brandSearch),
  component: lazyPage(() => import('./brands/BrandRoutes.tsx'), 'BrandsRoute'),
})
export const brandForm = createRoute({
  getParentRoute: () => guarded,
  path: '/brand',
  ...searchBy(itemAddress),
  beforeLoad: requireId('/brands'),
  component: lazyPage(() => import('./brands/BrandRoutes.tsx'), 'BrandRoute'),
})
export const brandImages = createRoute({
  getParentRoute: () => guarded,
  path: '/brand-images',
  ...searchBy(imagesAddress),
  component: lazyPage(() => import('./brands/BrandImagesRoute.tsx'), 'BrandImagesRoute'),
})
export const brandLogos = createRoute({
  getParentRoute: () => guarded,
  path: '/brand-logos',
  ...searchBy(itemAddress),
  component: lazyPage(() => import('./brands/BrandLogosRoute.tsx'), 'BrandLogosRoute'),
})
export const finances = createRoute({
  getParentRoute: () => guarded,
  path: '/finances',
  ...searchBy(financesAddress),
  component: lazyPage(() => import('./finances/FinancesRoute.tsx'), 'FinancesRoute'),
})
export const integrations = createRoute({
  getParentRoute: () => guarded,
  path: '/integrations',
  ...searchBy(integrationsSearch),
  component: lazyPage(() => import('./IntegrationsRoute.tsx'), 'IntegrationsRoute'),
})
export const team = createRoute({
  getParentRoute: () => guarded,
  path: '/team',
  ...searchBy(teamSearch),
  component: lazyPage(() => import('./team/TeamRoute.tsx'), 'TeamRoute'),
})

const pages = [dashboard, locations, locationForm, brands, brandForm, brandImages, brandLogos, finances, integrations, team]
const routeTree = root.addChildren([signIn, review, reviewById, join, guarded.addChildren(pages)])

export const app = routedApp(routeTree, { wrap: Reads })
