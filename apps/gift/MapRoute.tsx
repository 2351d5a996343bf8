import { useCallback } from 'react'
import type { Place } from '../../features/brands/brands.ts'
import { nearMiles } from '../../features/brands/miles.ts'
import { setting } from '../runtime/page/deployed.ts'
import { getNearby } from '../../features/brands/api.ts'
import { getMap } from '../../features/map/api.ts'
import { MapContent } from '../../features/map/MapContent.tsx'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { useRead } from '../runtime/api/useRead.tsx'

export function MapRoute() {
  const { read, readAgain } = useRead(getMap, {})
  const nearby = useRead(getNearby, {}).read
  const visitor = nearby.status === 'ready' ? nearby.value.visitor : null
  const distanceTo = useCallback((place: Place) => visitor && nearMiles(visitor, place), [visitor])
  const onTryAgain = useLongWait(read.status === 'loading')
  return (
    <MapContent
      map={read}
      {...(visitor && { distanceTo })}
      passOnly={false}
      few={3}
      styleUrl={setting('mapStyle') || null}
      onRetry={readAgain}
      onTryAgain={onTryAgain}
    />
  )
}
