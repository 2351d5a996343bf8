import { type RouterHistory, Outlet, createRootRoute, createRoute, useSearch } from '@tanstack/react-router'
import { LoadingGifting } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { Pages, Redirect } from '../runtime/routing/links.tsx'
import { requireSession } from '../runtime/session/RequireSession.tsx'
import { token } from '../runtime/session/token.ts'
import { useSignedIn } from '../runtime/session/session.ts'

/** Leads to a new gift, with the query of this address: the country and the amount that a link asked for. */
const ToStart = () => <Redirect to="/" search={useSearch({ strict: false })} />

const root = createRootRoute({ component: Pages, notFoundComponent: ToStart })

const GuardedPages = lazyPage(async () => (await import('./GuardedPages.tsx')).GuardedPages, LoadingGifting)

/** The calculator needs no sign-in. With one it has the navigation, which a guest does not download. */
const CalculatorPage = () => (useSignedIn() ? <GuardedPages /> : <Outlet />)

const calculatorPage = createRoute({
  getParentRoute: () => root,
  id: 'calculatorPage',
  loader: () => (token() === null ? undefined : GuardedPages.preload()),
  component: CalculatorPage,
})
const calculator = createRoute({
  getParentRoute: () => calculatorPage,
  path: '/calculator',
  component: lazyPage(async () => (await import('./calculator/CalculatorRoute.tsx')).CalculatorRoute),
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/login',
  pendingComponent: LoadingGifting,
  component: lazyPage(async () => (await import('./SignInRoute.tsx')).SignInRoute, LoadingGifting),
})
/** Where the calculator's links lead. */
const start = createRoute({ getParentRoute: () => root, path: '/checkout', component: ToStart })

const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: requireSession,
  pendingComponent: LoadingGifting,
  component: GuardedPages,
})
const create = createRoute({
  getParentRoute: () => guarded,
  path: '/',
  component: lazyPage(async () => (await import('./draft/CreateRoute.tsx')).CreateRoute),
})
const orders = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard',
  component: lazyPage(async () => (await import('./orders/OrdersRoute.tsx')).OrdersRoute),
})
const redemptions = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard/redemptions/$id',
  component: lazyPage(async () => (await import('./orders/RedemptionsRoute.tsx')).RedemptionsRoute),
})

const routeTree = root.addChildren([
  signIn,
  start,
  calculatorPage.addChildren([calculator]),
  guarded.addChildren([create, orders, redemptions]),
])

/** The bulk-gifting site's routes. The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) => createAppRouter(routeTree, basepath, history)
