import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import { checkAddress } from '../../features/managers/check/address.ts'
import { checkoutAddress } from '../../features/managers/checkout/address.ts'
import { guestAddress, guestSearch, locationSearch, refundAddress } from '../../features/managers/search.ts'
import { searchBy } from '../runtime/routing/searchBy.ts'
import { leaveSignIn, requireSession } from '../runtime/session/RequireSession.tsx'
import { afterSignIn } from './afterSignIn.ts'

export const root = createRootRoute()

export const signIn = createRoute({ getParentRoute: () => root, path: '/login', beforeLoad: leaveSignIn(afterSignIn) })

/** Leads from an incomplete address to the choice of the missing part. */
function requireAddress({ search }: { readonly search: { readonly location_id: string; readonly user_id?: string } }): void {
  if (search.location_id === '') redirect({ to: '/location-selection', replace: true, throw: true })
  if (search.user_id === '') redirect({ to: '/diner-selection', search: { location_id: search.location_id }, replace: true, throw: true })
}

export const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', beforeLoad: requireSession })
export const start = createRoute({
  getParentRoute: () => guarded,
  path: '/',
  beforeLoad: () => redirect({ to: '/location-selection', replace: true, throw: true }),
})
export const locationSelection = createRoute({ getParentRoute: () => guarded, path: '/location-selection', ...searchBy(locationSearch) })
export const dinerSelection = createRoute({
  getParentRoute: () => guarded,
  path: '/diner-selection',
  ...searchBy(guestSearch),
  beforeLoad: requireAddress,
})
export const dinerProfile = createRoute({
  getParentRoute: () => guarded,
  path: '/diner-profile',
  ...searchBy(guestAddress),
  beforeLoad: requireAddress,
})
export const refund = createRoute({
  getParentRoute: () => guarded,
  path: '/refund',
  ...searchBy(refundAddress),
  beforeLoad: ({ search: { location_id } }) => requireAddress({ search: { location_id } }),
})
export const enterCheck = createRoute({
  getParentRoute: () => guarded,
  path: '/enter-check-number',
  ...searchBy(checkAddress),
  beforeLoad: requireAddress,
})

/** Without the navigation: while a guest pays, nothing leads away from the bill by accident. */
export const alone = createRoute({ getParentRoute: () => root, id: 'alone', beforeLoad: requireSession })
export const checkout = createRoute({
  getParentRoute: () => alone,
  path: '/checkout',
  ...searchBy(checkoutAddress),
  beforeLoad: requireAddress,
})
