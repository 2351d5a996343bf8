import { useMemo } from 'react'
import { setting } from '../runtime/page/deployed.ts'
import { getNearby } from '../../features/brands/api.ts'
import { getMap } from '../../features/map/api.ts'
import { MapContent } from '../../features/map/MapContent.tsx'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { useRead } from '../runtime/api/useRead.tsx'

export function MapRoute() {
  const { read, readAgain } = useRead(getMap, {})
  const nearby = useRead(getNearby, {}).read
  const place = nearby.status === 'ready' ? nearby.value.visitor : null
  const visitor = useMemo(() => place && { ...place, isAsked: false }, [place])
  const onTryAgain = useLongWait(read.status === 'loading')
  return (
    <MapContent
      map={read}
      visitor={visitor}
      passOnly={false}
      few={3}
      styleUrl={setting('mapStyle') || null}
      onRetry={readAgain}
      onTryAgain={onTryAgain}
    />
  )
}
