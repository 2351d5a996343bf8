import { Outlet, createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import { LoadingGifting } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { createAddress, giftingAddress, ordersSearch, redemptionsSearch } from '../../features/bulk-gifting/address.ts'
import { Reads } from '../runtime/api/useRead.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { routedApp } from '../runtime/routing/routedApp.tsx'
import { Pages } from '../runtime/routing/links.tsx'
import { searchBy } from '../runtime/routing/searchBy.ts'
import { leaveSignIn, requireSession } from '../runtime/session/RequireSession.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { token } from '../runtime/session/token.ts'

export const root = createRootRoute({ component: Pages, ...searchBy(giftingAddress, ['country']) })

const GuardedPages = lazyPage(() => import('./GuardedPages.tsx'), 'GuardedPages', LoadingGifting)

/** The calculator needs no sign-in. With one it has the navigation, which a guest does not download. */
const CalculatorPage = () => (useSignedIn() ? <GuardedPages /> : <Outlet />)

const calculatorPage = createRoute({
  getParentRoute: () => root,
  id: 'calculatorPage',
  loader: () => (token() === null ? undefined : GuardedPages.preload()),
  component: CalculatorPage,
})
export const calculator = createRoute({
  getParentRoute: () => calculatorPage,
  path: '/calculator',
  component: lazyPage(() => import('./calculator/CalculatorRoute.tsx'), 'CalculatorRoute'),
})

export const signIn = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: leaveSignIn(),
  pendingComponent: LoadingGifting,
  component: lazyPage(() => import('./SignInRoute.tsx'), 'SignInRoute', LoadingGifting),
})
/** The search of the calculator's links to a new gift, with the country and the amount that they ask for. */
const start = createRoute({
  getParentRoute: () => root,
  path: '/checkout',
  beforeLoad: ({ search }) => redirect({ to: '/', search, replace: true, throw: true }),
})

const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: requireSession,
  pendingComponent: LoadingGifting,
  component: GuardedPages,
})
export const create = createRoute({
  getParentRoute: () => guarded,
  path: '/',
  ...searchBy(createAddress),
  component: lazyPage(() => import('./draft/CreateRoute.tsx'), 'CreateRoute'),
})
export const orders = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard',
  ...searchBy(ordersSearch),
  component: lazyPage(() => import('./orders/OrdersRoute.tsx'), 'OrdersRoute'),
})
export const redemptions = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard/redemptions/$id',
  ...searchBy(redemptionsSearch),
  component: lazyPage(() => import('./orders/RedemptionsRoute.tsx'), 'RedemptionsRoute'),
})

const routeTree = root.addChildren([
  signIn,
  start,
  calculatorPage.addChildren([calculator]),
  guarded.addChildren([create, orders, redemptions]),
])

export const app = routedApp(routeTree, { wrap: Reads })
