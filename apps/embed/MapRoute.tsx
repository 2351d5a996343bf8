import { useEffect } from 'react'
import { getMap } from '../../features/map/api.ts'
import { MapScreen } from '../../features/map/MapScreen.tsx'
import { mapStyle } from '../runtime/page/mapStyle.ts'
import { track } from '../runtime/tracking/track.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { useRead } from '../runtime/api/useRead.ts'

/** The restaurants on a map, all of them or those where the pass is taken. */
export function MapRoute({ passOnly }: { passOnly: boolean }) {
  const { read, readAgain } = useRead(getMap, {})
  const onTryAgain = useLongWait(read.status === 'loading')
  useEffect(() => void track('map_status', { status: read.status }), [read.status])
  return <MapScreen map={read} passOnly={passOnly} styleUrl={mapStyle()} onRetry={readAgain} onTryAgain={onTryAgain} />
}
