import { type RouterHistory, createRootRoute, createRouter, useLocation } from '@tanstack/react-router'
import { LoadingPrivacy } from '../../features/privacy/LoadingPrivacy.tsx'
import { Reads } from '../runtime/api/Reads.tsx'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'
import { rethrow } from '../runtime/page/mount.tsx'
import { MapRoute } from './MapRoute.tsx'
import { isPrivacy, passOnlyOf } from './framePage.ts'

/** The map needs nothing of it. */
const PrivacyRoute = lazyComponent(async () => (await import('./PrivacyRoute.tsx')).PrivacyRoute, LoadingPrivacy)
if (isPrivacy(location.pathname)) PrivacyRoute.prefetch()

function EmbedRoute() {
  const { pathname, searchStr } = useLocation()
  return <Reads>{isPrivacy(pathname) ? <PrivacyRoute /> : <MapRoute passOnly={passOnlyOf(searchStr)} />}</Reads>
}

/** What other pages hold in a frame, at every address below the one at which the app is served. */
const routeTree = createRootRoute({ component: EmbedRoute })

/** The frames' routes. The history is the browser's own unless one is given. */
export const router = (basepath: string, history?: RouterHistory) =>
  createRouter({ routeTree, basepath, defaultErrorComponent: rethrow, ...(history && { history }) })
