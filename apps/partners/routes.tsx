import { type RouterHistory, createRootRoute, createRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { LoadingPartner, portalIntro } from '../../features/partners/LoadingPartner.tsx'
import { SignInPage } from '../runtime/account/SignInPage.tsx'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { Pages, Redirect } from '../runtime/routing/links.tsx'
import { requireSession } from '../runtime/session/RequireSession.tsx'

const root = createRootRoute({ component: Pages, notFoundComponent: () => <Redirect to="/" /> })

const signIn = createRoute({ getParentRoute: () => root, path: '/login', component: () => <SignInPage intro={portalIntro} /> })
/** The router drops what has no value, before the page is loaded: `&approve` asks for the approval too. */
const withApproval = (search: Readonly<Record<string, unknown>>) => (search['approve'] === '' ? { ...search, approve: 'true' } : search)
const reviewAt = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    pendingComponent: LoadingPartner,
    validateSearch: withApproval,
    component: lazyPage(async () => (await import('./email-review/EmailReviewRoute.tsx')).EmailReviewRoute, LoadingPartner),
  })
const review = reviewAt('/email-review')
const reviewById = reviewAt('/email-review/$id')
const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  pendingComponent: LoadingPartner,
  component: lazyPage(async () => (await import('./lead/LeadRoute.tsx')).LeadRoute, LoadingPartner),
})
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: requireSession,
  pendingComponent: LoadingPartner,
  component: lazyPage(async () => (await import('./project/GuardedPages.tsx')).GuardedPages, LoadingPartner),
})

const pageAt = <const Path extends string>(path: Path, load: () => Promise<ComponentType>) =>
  createRoute({ getParentRoute: () => guarded, path, component: lazyPage(load) })

const pages = [
  pageAt('/', async () => (await import('./DashboardRoute.tsx')).DashboardRoute),
  pageAt('/locations', async () => (await import('./locations/LocationRoutes.tsx')).LocationsRoute),
  pageAt('/location', async () => (await import('./locations/LocationRoutes.tsx')).LocationRoute),
  pageAt('/brands', async () => (await import('./brands/BrandRoutes.tsx')).BrandsRoute),
  pageAt('/brand', async () => (await import('./brands/BrandRoutes.tsx')).BrandRoute),
  pageAt('/brand-images', async () => (await import('./brands/BrandImagesRoute.tsx')).BrandImagesRoute),
  pageAt('/brand-logos', async () => (await import('./brands/BrandLogosRoute.tsx')).BrandLogosRoute),
  pageAt('/finances', async () => (await import('./finances/FinancesRoute.tsx')).FinancesRoute),
  pageAt('/integrations', async () => (await import('./IntegrationsRoute.tsx')).IntegrationsRoute),
  pageAt('/team', async () => (await import('./team/TeamRoute.tsx')).TeamRoute),
]

const routeTree = root.addChildren([signIn, review, reviewById, join, guarded.addChildren(pages)])

/** The partner portal's routes. The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
