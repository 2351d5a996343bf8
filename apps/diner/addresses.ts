import { createRootRoute, createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { checkAddress } from '../../features/diner/address.ts'
import { searchText } from '../../features/shared/links/listSearch.ts'
import { paidSearch } from '../runtime/payments/records/paidMark.ts'
import { searchBy } from '../runtime/routing/searchBy.ts'
import { leaveSignIn, requireSession } from '../runtime/session/RequireSession.tsx'

/** Every page is of the check that the address names. */
export const root = createRootRoute({ ...searchBy(checkAddress, ['pos', 'location', 'ticket', 'table', 'return_url']) })

export const check = createRoute({ getParentRoute: () => root, path: '/' })
export const signIn = createRoute({
  getParentRoute: () => root,
  path: '/login',
  ...searchBy(z.object({ from: searchText })),
  beforeLoad: leaveSignIn(),
})
export const success = createRoute({ getParentRoute: () => root, path: '/success', ...searchBy(paidSearch, ['paid']) })
export const receipt = createRoute({ getParentRoute: () => root, path: '/receipt', ...searchBy(paidSearch, ['paid']) })

export const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', beforeLoad: requireSession })
export const profile = createRoute({ getParentRoute: () => guarded, path: '/profile' })
