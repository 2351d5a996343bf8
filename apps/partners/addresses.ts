import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import * as address from '../../features/partners/address.ts'
import { brandNoun } from '../../features/partners/brands/noun.ts'
import { locationNoun } from '../../features/partners/locations/noun.ts'
import type { Noun } from '../../features/partners/records/noun.ts'
import { searchBy } from '../runtime/routing/searchBy.ts'
import { leaveSignIn, requireSession } from '../runtime/session/RequireSession.tsx'

export const root = createRootRoute()

export const signIn = createRoute({ getParentRoute: () => root, path: '/login', beforeLoad: leaveSignIn() })
export const review = createRoute({ getParentRoute: () => root, path: '/email-review', ...searchBy(address.reviewAddress) })
export const reviewById = createRoute({ getParentRoute: () => root, path: '/email-review/$id', ...searchBy(address.reviewAddress) })
export const join = createRoute({ getParentRoute: () => root, path: '/join', ...searchBy(address.leadSearch) })
export const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  // A link stays in the project unless it names another, or none.
  ...searchBy(address.projectAddress, ['project']),
  beforeLoad: requireSession,
})
export const dashboard = createRoute({ getParentRoute: () => guarded, path: '/' })

/** The page of one record. The address of none leads to the list. */
const itemPage = <Path extends Noun['item']>(noun: Noun & { readonly item: Path }) =>
  createRoute({
    getParentRoute: () => guarded,
    path: noun.item,
    ...searchBy(address.itemAddress),
    beforeLoad: ({ search: { id } }) => {
      if (id === '') redirect({ to: noun.list, replace: true, throw: true })
    },
  })
export const locations = createRoute({ getParentRoute: () => guarded, path: locationNoun.list, ...searchBy(locationNoun.search) })
export const locationForm = itemPage(locationNoun)
export const brands = createRoute({ getParentRoute: () => guarded, path: brandNoun.list, ...searchBy(brandNoun.search) })
export const brandForm = itemPage(brandNoun)
export const brandImages = createRoute({ getParentRoute: () => guarded, path: '/brand-images', ...searchBy(address.imagesAddress) })
export const brandLogos = createRoute({ getParentRoute: () => guarded, path: '/brand-logos', ...searchBy(address.itemAddress) })
export const finances = createRoute({ getParentRoute: () => guarded, path: '/finances', ...searchBy(address.financesAddress) })
export const integrations = createRoute({ getParentRoute: () => guarded, path: '/integrations', ...searchBy(address.integrationsSearch) })
export const team = createRoute({ getParentRoute: () => guarded, path: '/team', ...searchBy(address.teamSearch) })
