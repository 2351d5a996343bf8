import { useState } from 'react'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import type { Remote } from '../shared/api/remote.ts'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import type { MapBrand } from './brand.ts'
import { BrandsOnMap } from './screens/BrandsOnMap.tsx'
import { LoadingMap } from './screens/LoadingMap.tsx'

export type MapContentProps = WaitProps & {
  map: Remote<readonly MapBrand[]>
  passOnly: boolean
  /** Address of the map style with tiles; null for a map without tiles. */
  styleUrl: string | null
  onRetry: () => void
}

export function MapContent({ map, passOnly, styleUrl, onRetry, onTryAgain }: MapContentProps) {
  // The retry button had the focus and disappears, so the content after it takes the focus.
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
          text={readFailureText(map.cause)}
          onRetry={retry}
        />
      )
    case 'ready':
      return <BrandsOnMap brands={map.value} passOnly={passOnly} styleUrl={styleUrl} takesFocus={isRetried} />
  }
}
