import { LoadingPartner, portalIntro } from '../../features/partners/LoadingPartner.tsx'
import { SignInPage } from '../runtime/account/SignInPage.tsx'
import { Reads } from '../runtime/api/useRead.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { routedApp } from '../runtime/routing/routedApp.tsx'
import { Pages } from '../runtime/routing/links.tsx'
import {
  brandForm,
  brandImages,
  brandLogos,
  brands,
  dashboard,
  finances,
  guarded,
  integrations,
  join,
  locationForm,
  locations,
  review,
  reviewById,
  root,
  signIn,
  team,
} from './addresses.ts'

const pages = [
  dashboard.update({ component: lazyPage(() => import('./DashboardRoute.tsx'), 'DashboardRoute') }),
  locations.update({ component: lazyPage(() => import('./locations/LocationRoutes.tsx'), 'LocationsRoute') }),
  locationForm.update({ component: lazyPage(() => import('./locations/LocationRoutes.tsx'), 'LocationRoute') }),
  brands.update({ component: lazyPage(() => import('./brands/BrandRoutes.tsx'), 'BrandsRoute') }),
  brandForm.update({ component: lazyPage(() => import('./brands/BrandRoutes.tsx'), 'BrandRoute') }),
  brandImages.update({ component: lazyPage(() => import('./brands/BrandImagesRoute.tsx'), 'BrandImagesRoute') }),
  brandLogos.update({ component: lazyPage(() => import('./brands/BrandLogosRoute.tsx'), 'BrandLogosRoute') }),
  finances.update({ component: lazyPage(() => import('./finances/FinancesRoute.tsx'), 'FinancesRoute') }),
  integrations.update({ component: lazyPage(() => import('./IntegrationsRoute.tsx'), 'IntegrationsRoute') }),
  team.update({ component: lazyPage(() => import('./team/TeamRoute.tsx'), 'TeamRoute') }),
]
const routeTree = root
  .update({ component: Pages })
  .addChildren([
    signIn.update({ component: () => <SignInPage intro={portalIntro} /> }),
    review.update({
      pendingComponent: LoadingPartner,
      component: lazyPage(() => import('./email-review/EmailReviewRoute.tsx'), 'EmailReviewRoute', LoadingPartner),
    }),
    reviewById.update({
      pendingComponent: LoadingPartner,
      component: lazyPage(() => import('./email-review/EmailReviewRoute.tsx'), 'EmailReviewByIdRoute', LoadingPartner),
    }),
    join.update({
      pendingComponent: LoadingPartner,
      component: lazyPage(() => import('./lead/LeadRoute.tsx'), 'LeadRoute', LoadingPartner),
    }),
    guarded
      .update({
        pendingComponent: LoadingPartner,
        component: lazyPage(() => import('./project/GuardedPages.tsx'), 'GuardedPages', LoadingPartner),
      })
      .addChildren(pages),
  ])

export const app = routedApp(routeTree, { wrap: Reads })
