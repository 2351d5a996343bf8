import { setting } from '../runtime/page/deployed.ts'
import { type RouterHistory, createRootRoute, useLocation } from '@tanstack/react-router'
import { LoadingPrivacy } from '../../features/privacy/LoadingPrivacy.tsx'
import { Reads } from '../runtime/api/Reads.tsx'
import { lazyComponent } from '../runtime/routing/lazyComponent.tsx'
import { createPageRouter } from '../runtime/routing/createPageRouter.ts'
import { isPrivacy, passOnlyOf } from './framePage.ts'
import { useEffect } from 'react'
import { getMap } from '../../features/map/api.ts'
import { MapScreen } from '../../features/map/MapScreen.tsx'
import { track } from '../runtime/tracking/track.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { useRead } from '../runtime/api/useRead.ts'

/** The restaurants on a map, all of them or those where the pass is taken. */
function MapRoute({ passOnly }: { passOnly: boolean }) {
  const { read, readAgain } = useRead(getMap, {})
  const onTryAgain = useLongWait(read.status === 'loading')
  useEffect(() => void track('map_status', { status: read.status }), [read.status])
  return <MapScreen map={read} passOnly={passOnly} styleUrl={setting('mapStyle') || null} onRetry={readAgain} onTryAgain={onTryAgain} />
}

/** The map needs nothing of it. */
const PrivacyRoute = lazyComponent(async () => (await import('./PrivacyRoute.tsx')).PrivacyRoute, LoadingPrivacy)

function EmbedRoute() {
  const { pathname, searchStr } = useLocation()
  return <Reads>{isPrivacy(pathname) ? <PrivacyRoute /> : <MapRoute passOnly={passOnlyOf(searchStr)} />}</Reads>
}

/** What other pages hold in a frame, at every address below the one at which the app is served. */
const routeTree = createRootRoute({ component: EmbedRoute })

/** The frames' routes. The history is the browser's own unless one is given. */
export function router(basepath: string, history?: RouterHistory) {
  if (isPrivacy(location.pathname)) void PrivacyRoute.preload()
  return createPageRouter(routeTree, basepath, { history })
}
