import { type RouterHistory, createRootRoute, createRoute } from '@tanstack/react-router'
import { createAppRouter } from '../runtime/page/createAppRouter.ts'
import { Pages } from '../runtime/page/Pages.tsx'
import { Redirect } from '../runtime/page/Redirect.tsx'
import { SignInRoute } from './SignInRoute.tsx'
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

const signIn = createRoute({ getParentRoute: () => root, path: '/login', component: SignInRoute })
/** The router drops what has no value, before the page is loaded: `&approve` asks for the approval too. */
const withApproval = (search: Readonly<Record<string, unknown>>) => (search['approve'] === '' ? { ...search, approve: 'true' } : search)
const reviewAt = <const Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, component: EmailReviewRoute, validateSearch: withApproval })
const review = reviewAt('/email-review')
const reviewById = reviewAt('/email-review/$id')
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

const routeTree = root.addChildren([signIn, review, reviewById, join, guarded.addChildren(pages)])

/** The partner portal's routes. The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
