import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import * as address from '../../features/partners/address.ts'
import { searchBy } from '../runtime/routing/searchBy.ts'
import { leaveSignIn, requireSession } from '../runtime/session/RequireSession.tsx'

export const root = createRootRoute()

export const signIn = createRoute({ getParentRoute: () => root, path: '/login', beforeLoad: leaveSignIn() })
export const review = createRoute({ getParentRoute: () => root, path: '/email-review', ...searchBy(address.reviewAddress) })
export const reviewById = createRoute({ getParentRoute: () => root, path: '/email-review/$id', ...searchBy(address.reviewAddress) })
export const join = createRoute({ getParentRoute: () => root, path: '/join', ...searchBy(address.leadSearch) })
/** Leads from the address of no item to the list. */
const requireId =
  (list: '/locations' | '/brands') =>
  ({ search: { id } }: { readonly search: { readonly id: string } }): void => {
    if (id === '') redirect({ to: list, replace: true, throw: true })
  }

export const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  // A link stays in the project unless it names another, or none.
  ...searchBy(address.projectAddress, ['project']),
  beforeLoad: requireSession,
})
export const dashboard = createRoute({ getParentRoute: () => guarded, path: '/' })
export const locations = createRoute({ getParentRoute: () => guarded, path: '/locations', ...searchBy(address.locationSearch) })
export const locationForm = createRoute({
  getParentRoute: () => guarded,
  path: '/location',
  ...searchBy(address.itemAddress),
  beforeLoad: requireId('/locations'),
})
export const brands = createRoute({ getParentRoute: () => guarded, path: '/brands', ...searchBy(address.brandSearch) })
export const brandForm = createRoute({
  getParentRoute: () => guarded,
  path: '/brand',
  ...searchBy(address.itemAddress),
  beforeLoad: requireId('/brands'),
})
export const brandImages = createRoute({ getParentRoute: () => guarded, path: '/brand-images', ...searchBy(address.imagesAddress) })
export const brandLogos = createRoute({ getParentRoute: () => guarded, path: '/brand-logos', ...searchBy(address.itemAddress) })
export const finances = createRoute({ getParentRoute: () => guarded, path: '/finances', ...searchBy(address.financesAddress) })
export const integrations = createRoute({ getParentRoute: () => guarded, path: '/integrations', ...searchBy(address.integrationsSearch) })
export const team = createRoute({ getParentRoute: () => guarded, path: '/team', ...searchBy(address.teamSearch) })
