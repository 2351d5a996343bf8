import { setting } from '../runtime/page/deployed.ts'
import { type RouterHistory, createRootRoute, useLocation } from '@tanstack/react-router'
import { LoadingPrivacy } from '../../features/privacy/LoadingPrivacy.tsx'
import { Reads, useRead } from '../runtime/api/useRead.tsx'
import { lazyComponent } from '../runtime/routing/lazyComponent.tsx'
import { createAppRouter } from '../runtime/routing/createAppRouter.tsx'
import { isPrivacy, passOnlyOf } from './framePage.ts'
import { useEffect } from 'react'
import { getMap } from '../../features/map/api.ts'
import { MapScreen } from '../../features/map/MapScreen.tsx'
import { track } from '../runtime/tracking/track.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'

function MapRoute({ passOnly }: { passOnly: boolean }) {
  const { read, readAgain } = useRead(getMap, {})
  const onTryAgain = useLongWait(read.status === 'loading')
  useEffect(() => void track('map_status', { status: read.status }), [read.status])
  return <MapScreen map={read} passOnly={passOnly} styleUrl={setting('mapStyle') || null} onRetry={readAgain} onTryAgain={onTryAgain} />
}

const PrivacyRoute = lazyComponent(async () => (await import('./PrivacyRoute.tsx')).PrivacyRoute, LoadingPrivacy)

function EmbedRoute() {
  const { pathname, searchStr } = useLocation()
  return <Reads>{isPrivacy(pathname) ? <PrivacyRoute /> : <MapRoute passOnly={passOnlyOf(searchStr)} />}</Reads>
}

const routeTree = createRootRoute({ component: EmbedRoute })

export function router(basepath: string, history?: RouterHistory) {
  if (isPrivacy(location.pathname)) void PrivacyRoute.preload()
  return createAppRouter(routeTree, basepath, { history })
}
