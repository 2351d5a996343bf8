import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { createAddress, giftingAddress, ordersSearch, redemptionsSearch } from '../../features/bulk-gifting/address.ts'
import { paidSearch } from '../runtime/payments/records/paidMark.ts'
import { searchBy } from '../runtime/routing/searchBy.ts'
import { leaveSignIn, requireSession } from '../runtime/session/RequireSession.tsx'

export const root = createRootRoute({ ...searchBy(giftingAddress, ['country']) })

/** The calculator needs no sign-in. */
export const open = createRoute({ getParentRoute: () => root, id: 'open' })
export const calculator = createRoute({ getParentRoute: () => open, path: '/calculator' })

export const signIn = createRoute({ getParentRoute: () => root, path: '/login', beforeLoad: leaveSignIn() })
/** The search of the calculator's links to a new gift, with the country and the amount that they ask for. */
export const start = createRoute({
  getParentRoute: () => root,
  path: '/checkout',
  beforeLoad: ({ search }) => redirect({ to: '/', search, replace: true, throw: true }),
})

export const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', beforeLoad: requireSession })
/** A new order, or the confirmation of one that is paid. */
export const create = createRoute({ getParentRoute: () => guarded, path: '/', ...searchBy(z.extend(createAddress, paidSearch.shape)) })
export const orders = createRoute({ getParentRoute: () => guarded, path: '/dashboard', ...searchBy(ordersSearch) })
export const redemptions = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard/redemptions/$id',
  ...searchBy(redemptionsSearch),
})
