import { useState } from 'react'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import type { Remote } from '../shared/api/remote.ts'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import type { MapBrand } from './brand.ts'
import { BrandsOnMap, type BrandsOnMapProps } from './screens/BrandsOnMap.tsx'
import { LoadingMap } from './screens/LoadingMap.tsx'

export type MapContentProps = WaitProps &
  Omit<BrandsOnMapProps, 'brands' | 'takesFocus'> & { map: Remote<readonly MapBrand[]>; onRetry: () => void }

export function MapContent({ map, onRetry, onTryAgain, ...shown }: MapContentProps) {
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
      return <BrandsOnMap {...shown} brands={map.value} takesFocus={isRetried} />
  }
}
