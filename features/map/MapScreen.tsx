import { useState } from 'react'
import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { readFailureLead } from '../shared/failureLead.ts'
import type { Remote } from '../shared/remote.ts'
import type { WaitProps } from '../shared/Waiting.tsx'
import type { MapBrand } from './brand.ts'
import { BrandsOnMap } from './screens/BrandsOnMap.tsx'
import { LoadingMap } from './screens/LoadingMap.tsx'

export type MapScreenProps = WaitProps & {
  /** The restaurants, as far as they have been read. */
  map: Remote<readonly MapBrand[]>
  /** Whether only those are shown where the dining pass is taken. */
  passOnly: boolean
  /** Address of a map style whose tiles are the ground; null where the ground is drawn. */
  styleUrl: string | null
  /** Reads the restaurants again. */
  onRetry: () => void
}

/** Where the enterprise's restaurants are, within a page of someone else's (PUB-03, LOC-01). */
export function MapScreen(props: MapScreenProps) {
  return (
    <EmbeddedFrame title={props.passOnly ? 'Where your pass is taken' : 'Our restaurants'}>
      <MapOf {...props} />
    </EmbeddedFrame>
  )
}

function MapOf({ map, passOnly, styleUrl, onRetry, onTryAgain }: MapScreenProps) {
  // The button that had the focus goes with the failure; what comes in its place takes it over.
  const [isRetried, setIsRetried] = useState(false)
  const retry = () => {
    setIsRetried(true)
    onRetry()
  }
  switch (map.status) {
    case 'loading':
      return <LoadingMap onTryAgain={onTryAgain} />
    case 'failed':
      return (
        <ErrorState
          reason={map.cause.kind === 'offline' ? 'offline' : 'failed'}
          title="We could not load the restaurants"
          text={readFailureLead(map.cause)}
          onRetry={retry}
        />
      )
    case 'ready':
      return <BrandsOnMap brands={map.value} passOnly={passOnly} styleUrl={styleUrl} arrived={isRetried} />
  }
}
