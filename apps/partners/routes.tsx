import { type RouterHistory, createRootRoute, createRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/createAppRouter.ts'
import { Pages } from '../runtime/Pages.tsx'
import { Redirect } from '../runtime/Redirect.tsx'
import { LoginRoute } from './LoginRoute.tsx'
import {
  BrandImagesRoute,
  BrandLogosRoute,
  BrandRoute,
  BrandsRoute,
  DashboardRoute,
  EmailReviewRoute,
  FinancesRoute,
  GuardedPages,
  IntegrationsRoute,
  LeadRoute,
  LocationRoute,
  loadEarly,
  LocationsRoute,
  TeamRoute,
} from './lazyRoutes.tsx'

const root = createRootRoute({ component: Pages, notFoundComponent: () => <Redirect to="/" /> })

const login = createRoute({ getParentRoute: () => root, path: '/login', component: LoginRoute })
const review = createRoute({ getParentRoute: () => root, path: '/email-review', component: EmailReviewRoute })
const reviewById = createRoute({ getParentRoute: () => root, path: '/email-review/$id', component: EmailReviewRoute })
const join = createRoute({ getParentRoute: () => root, path: '/join', component: LeadRoute })
const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', component: GuardedPages })

const pageAt = <const Path extends string>(path: Path, page: typeof DashboardRoute) =>
  createRoute({ getParentRoute: () => guarded, path, component: page, loader: loadEarly(page) })

const pages = [
  pageAt('/', DashboardRoute),
  pageAt('/locations', LocationsRoute),
  pageAt('/location', LocationRoute),
  pageAt('/brands', BrandsRoute),
  pageAt('/brand', BrandRoute),
  pageAt('/brand-images', BrandImagesRoute),
  pageAt('/brand-logos', BrandLogosRoute),
  pageAt('/finances', FinancesRoute),
  pageAt('/integrations', IntegrationsRoute),
  pageAt('/team', TeamRoute),
]

const routeTree = root.addChildren([login, review, reviewById, join, guarded.addChildren(pages)])

/** The partner portal's routes (PRT-01). The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
