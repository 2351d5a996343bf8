import { type RouterHistory, Outlet, createRootRoute, createRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/createAppRouter.ts'
import { FollowLinks } from '../runtime/FollowLinks.tsx'
import { Redirect } from '../runtime/Redirect.tsx'
import { DashboardRoute } from './DashboardRoute.tsx'
import { GuardedPages } from './GuardedPages.tsx'
import { LoginRoute } from './LoginRoute.tsx'
import {
  BrandImagesRoute,
  BrandLogosRoute,
  BrandRoute,
  BrandsRoute,
  EmailReviewRoute,
  FinancesRoute,
  IntegrationsRoute,
  LeadRoute,
  LocationRoute,
  LocationsRoute,
  TeamRoute,
} from './lazyRoutes.tsx'

const root = createRootRoute({
  component: () => (
    <FollowLinks>
      <Outlet />
    </FollowLinks>
  ),
  notFoundComponent: () => <Redirect to="/" />,
})

const login = createRoute({ getParentRoute: () => root, path: '/login', component: LoginRoute })
const review = createRoute({ getParentRoute: () => root, path: '/email-review', component: EmailReviewRoute })
const reviewById = createRoute({ getParentRoute: () => root, path: '/email-review/$id', component: EmailReviewRoute })
const join = createRoute({ getParentRoute: () => root, path: '/join', component: LeadRoute })
const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', component: GuardedPages })

const dashboard = createRoute({ getParentRoute: () => guarded, path: '/', component: DashboardRoute })
const locations = createRoute({ getParentRoute: () => guarded, path: '/locations', component: LocationsRoute })
const location = createRoute({ getParentRoute: () => guarded, path: '/location', component: LocationRoute })
const brands = createRoute({ getParentRoute: () => guarded, path: '/brands', component: BrandsRoute })
const brand = createRoute({ getParentRoute: () => guarded, path: '/brand', component: BrandRoute })

const images = createRoute({ getParentRoute: () => guarded, path: '/brand-images', component: BrandImagesRoute })
const logos = createRoute({ getParentRoute: () => guarded, path: '/brand-logos', component: BrandLogosRoute })
const finances = createRoute({ getParentRoute: () => guarded, path: '/finances', component: FinancesRoute })
const integrations = createRoute({ getParentRoute: () => guarded, path: '/integrations', component: IntegrationsRoute })
const team = createRoute({ getParentRoute: () => guarded, path: '/team', component: TeamRoute })

const pages = [dashboard, locations, location, brands, brand, images, logos, finances, integrations, team]

const routeTree = root.addChildren([login, review, reviewById, join, guarded.addChildren(pages)])

/** The partner portal's routes (PRT-01). The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
