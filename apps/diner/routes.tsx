import { createRootRoute, createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LoadingCheck } from '../../features/diner/CheckScreen.tsx'
import { checkAddress } from '../../features/diner/address.ts'
import { searchText } from '../../features/shared/links/listSearch.ts'
import { LoadingReceipt } from '../../features/diner/screens/LoadingReceipt.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Reads } from '../runtime/api/useRead.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { routedApp } from '../runtime/routing/routedApp.tsx'
import { Pages } from '../runtime/routing/links.tsx'
import { searchBy } from '../runtime/routing/searchBy.ts'
import { RequireSession, leaveSignIn, requireSession } from '../runtime/session/RequireSession.tsx'

const Placeholder = () => (
  <PublicPage>
    <LoadingReceipt />
  </PublicPage>
)

/** Every page is of the check that the address names. */
export const root = createRootRoute({ component: Pages, ...searchBy(checkAddress, ['pos', 'location', 'ticket', 'table', 'return_url']) })

export const check = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyPage(
    () => import('./CheckRoute.tsx'),
    'CheckRoute',
    () => <LoadingCheck />,
  ),
})
export const signIn = createRoute({
  getParentRoute: () => root,
  path: '/login',
  ...searchBy(z.object({ from: searchText })),
  beforeLoad: leaveSignIn(),
  pendingComponent: Placeholder,
  component: lazyPage(() => import('./SignInRoute.tsx'), 'SignInRoute', Placeholder),
})
export const success = createRoute({
  getParentRoute: () => root,
  path: '/success',
  pendingComponent: Placeholder,
  component: lazyPage(() => import('./PaidRoutes.tsx'), 'SuccessRoute', Placeholder),
})
export const receipt = createRoute({
  getParentRoute: () => root,
  path: '/receipt',
  pendingComponent: Placeholder,
  component: lazyPage(() => import('./PaidRoutes.tsx'), 'ReceiptRoute', Placeholder),
})

const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', beforeLoad: requireSession, component: RequireSession })
const profile = createRoute({
  getParentRoute: () => guarded,
  path: '/profile',
  pendingComponent: Placeholder,
  component: lazyPage(() => import('./AmbassadorRoute.tsx'), 'AmbassadorRoute', Placeholder),
})

const routeTree = root.addChildren([check, signIn, success, receipt, guarded.addChildren([profile])])

export const app = routedApp(routeTree, { wrap: Reads, atFirstTouch: ['/success', '/receipt'] })
