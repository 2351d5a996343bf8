import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import { LoadingManagers } from '../../features/managers/LoadingManagers.tsx'
import { checkAddress } from '../../features/managers/check/address.ts'
import { checkoutAddress } from '../../features/managers/checkout/address.ts'
import { guestAddress, guestSearch, locationSearch, refundAddress } from '../../features/managers/search.ts'
import { Reads } from '../runtime/api/useRead.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { routedApp } from '../runtime/routing/routedApp.tsx'
import { Pages } from '../runtime/routing/links.tsx'
import { searchBy } from '../runtime/routing/searchBy.ts'
import { RequireSession, leaveSignIn, requireSession } from '../runtime/session/RequireSession.tsx'
import { SignInRoute } from './SignInRoute.tsx'
import { afterSignIn } from './afterSignIn.ts'

const root = createRootRoute({ component: Pages })

const signIn = createRoute({ getParentRoute: () => root, path: '/login', beforeLoad: leaveSignIn(afterSignIn), component: SignInRoute })

const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: requireSession,
  pendingComponent: LoadingManagers,
  component: lazyPage(() => import('./GuardedPages.tsx'), 'GuardedPages', LoadingManagers),
})

/** Leads from an incomplete address to the choice of the missing part. */
function requireAddress({ search }: { readonly search: { readonly location_id: string; readonly user_id?: string } }): void {
  if (search.location_id === '') redirect({ to: '/location-selection', replace: true, throw: true })
  if (search.user_id === '') redirect({ to: '/diner-selection', search: { location_id: search.location_id }, replace: true, throw: true })
}

const LocationSelection = lazyPage(() => import('./LocationSelectionRoute.tsx'), 'LocationSelectionRoute')

const start = createRoute({
  getParentRoute: () => guarded,
  path: '/',
  // Shown at its own address; its script starts with the page.
  component: LocationSelection,
  beforeLoad: () => redirect({ to: '/location-selection', replace: true, throw: true }),
})
export const locationSelection = createRoute({
  getParentRoute: () => guarded,
  path: '/location-selection',
  ...searchBy(locationSearch),
  component: LocationSelection,
})
export const dinerSelection = createRoute({
  getParentRoute: () => guarded,
  path: '/diner-selection',
  ...searchBy(guestSearch),
  beforeLoad: requireAddress,
  component: lazyPage(() => import('./DinerSelectionRoute.tsx'), 'DinerSelectionRoute'),
})
export const dinerProfile = createRoute({
  getParentRoute: () => guarded,
  path: '/diner-profile',
  ...searchBy(guestAddress),
  beforeLoad: requireAddress,
  component: lazyPage(() => import('./DinerProfileRoute.tsx'), 'DinerProfileRoute'),
})
export const refund = createRoute({
  getParentRoute: () => guarded,
  path: '/refund',
  ...searchBy(refundAddress),
  beforeLoad: ({ search: { location_id } }) => requireAddress({ search: { location_id } }),
  component: lazyPage(() => import('./refund/RefundRoute.tsx'), 'RefundRoute'),
})
export const enterCheck = createRoute({
  getParentRoute: () => guarded,
  path: '/enter-check-number',
  ...searchBy(checkAddress),
  beforeLoad: requireAddress,
  component: lazyPage(() => import('./checkout/EnterCheckRoute.tsx'), 'EnterCheckRoute'),
})

/** Without the navigation: while a guest pays, nothing leads away from the bill by accident. */
const alone = createRoute({ getParentRoute: () => root, id: 'alone', beforeLoad: requireSession, component: RequireSession })
export const checkout = createRoute({
  getParentRoute: () => alone,
  path: '/checkout',
  ...searchBy(checkoutAddress),
  beforeLoad: requireAddress,
  pendingComponent: LoadingManagers,
  component: lazyPage(() => import('./checkout/CheckoutRoute.tsx'), 'CheckoutRoute', LoadingManagers),
})

const routeTree = root.addChildren([
  signIn,
  alone.addChildren([checkout]),
  guarded.addChildren([start, locationSelection, dinerSelection, dinerProfile, refund, enterCheck]),
])

export const app = routedApp(routeTree, { wrap: Reads, atFirstTouch: ['/guarded', '/alone'], signOutLabel: 'Logout' })
