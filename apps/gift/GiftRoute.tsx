import { useLocation } from '@tanstack/react-router'
import { getGift } from '../../features/gift/api.ts'
import { giftViewOf } from '../../features/gift/gift.ts'
import { GiftScreen } from '../../features/gift/GiftScreen.tsx'
import { getMap } from '../../features/map/api.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { earlyCode } from './earlyCode.ts'
import { giftToken } from './giftToken.ts'
import { LazyMap } from './LazyMap.tsx'
import { useDevice } from './useDevice.ts'

/** The gift that the address names, or what the app is good for. */
export function GiftRoute() {
  const token = giftToken(useLocation().searchStr)
  const { read, readAgain } = useRead(getGift, token === '' ? null : { path: { token } })
  // A gift's page says nothing of how many restaurants there are.
  const restaurants = useRead(getMap, token === '' ? {} : null)
  const view = giftViewOf(token === '' ? null : read, earlyCode())
  return (
    <GiftScreen
      view={view}
      device={useDevice()}
      pageUrl={location.href}
      restaurants={restaurants.read.status === 'ready' ? restaurants.read.value.length : null}
      map={<LazyMap />}
      onRetry={readAgain}
      onTryAgain={useLongWait(view.status === 'loading')}
    />
  )
}
