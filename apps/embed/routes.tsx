import { setting } from '../runtime/page/deployed.ts'
import { createRootRoute, createRoute, useLocation } from '@tanstack/react-router'
import { LoadingPrivacy } from '../../features/privacy/LoadingPrivacy.tsx'
import { Reads, useRead } from '../runtime/api/useRead.tsx'
import { lazyPage } from '../runtime/routing/lazyPage.tsx'
import { routedApp } from '../runtime/routing/routedApp.tsx'
import { passOnlyOf } from './framePage.ts'
import { useEffect } from 'react'
import { getMap } from '../../features/map/api.ts'
import { MapScreen } from '../../features/map/MapScreen.tsx'
import { reportStep } from '../runtime/page/report.ts'
import { useVisitorPlace } from '../runtime/page/useVisitorPlace.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'

function MapRoute() {
  const passOnly = passOnlyOf(useLocation().searchStr)
  const { read, readAgain } = useRead(getMap, {})
  const onTryAgain = useLongWait(read.status === 'loading')
  const { visitor, near } = useVisitorPlace()
  useEffect(() => reportStep('map_status', { status: read.status }), [read.status])
  return (
    <MapScreen
      map={read}
      passOnly={passOnly}
      visitor={visitor}
      near={near}
      styleUrl={setting('mapStyle') || null}
      onRetry={readAgain}
      onTryAgain={onTryAgain}
    />
  )
}

const root = createRootRoute()
const mapAt = (path: string) => createRoute({ getParentRoute: () => root, path, component: MapRoute })
const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyPage(() => import('./PrivacyRoute.tsx'), 'PrivacyRoute', LoadingPrivacy),
})
const routeTree = root.addChildren([mapAt('/'), mapAt('/map'), privacy])

export const app = routedApp(routeTree, { wrap: Reads })
