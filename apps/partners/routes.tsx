import { LoadingPartner, portalIntro } from '../../features/partners/LoadingPartner.tsx'
import { SignInPage } from '../runtime/account/SignInPage.tsx'
import { Reads } from '../runtime/api/useRead.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { routedApp } from '../runtime/routing/routedApp.tsx'
import { Pages } from '../runtime/routing/links.tsx'
import * as at from './addresses.ts'

const pages = [
  at.dashboard.update({ component: lazyPage(() => import('./DashboardRoute.tsx'), 'DashboardRoute') }),
  at.locations.update({ component: lazyPage(() => import('./locations/LocationRoutes.tsx'), 'LocationsRoute') }),
  at.locationForm.update({ component: lazyPage(() => import('./locations/LocationRoutes.tsx'), 'LocationRoute') }),
  at.brands.update({ component: lazyPage(() => import('./brands/BrandRoutes.tsx'), 'BrandsRoute') }),
  at.brandForm.update({ component: lazyPage(() => import('./brands/BrandRoutes.tsx'), 'BrandRoute') }),
  at.brandImages.update({ component: lazyPage(() => import('./brands/BrandImagesRoute.tsx'), 'BrandImagesRoute') }),
  at.brandLogos.update({ component: lazyPage(() => import('./brands/BrandLogosRoute.tsx'), 'BrandLogosRoute') }),
  at.finances.update({ component: lazyPage(() => import('./finances/FinancesRoute.tsx'), 'FinancesRoute') }),
  at.integrations.update({ component: lazyPage(() => import('./IntegrationsRoute.tsx'), 'IntegrationsRoute') }),
  at.team.update({ component: lazyPage(() => import('./team/TeamRoute.tsx'), 'TeamRoute') }),
]
const routeTree = at.root
  .update({ component: Pages })
  .addChildren([
    at.signIn.update({ component: () => <SignInPage content="tool" intro={portalIntro} /> }),
    at.review.update({ component: lazyPage(() => import('./email-review/EmailReviewRoute.tsx'), 'EmailReviewRoute', LoadingPartner) }),
    at.reviewById.update({
      component: lazyPage(() => import('./email-review/EmailReviewRoute.tsx'), 'EmailReviewByIdRoute', LoadingPartner),
    }),
    at.join.update({ component: lazyPage(() => import('./lead/LeadRoute.tsx'), 'LeadRoute', LoadingPartner) }),
    at.guarded
      .update({ component: lazyPage(() => import('./project/GuardedPages.tsx'), 'GuardedPages', LoadingPartner) })
      .addChildren(pages),
  ])

export const app = routedApp(routeTree, { wrap: Reads })
