import { useAddress } from '../runtime/page/address.tsx'
import { getGift } from '../../features/gift/api.ts'
import { getGiftView } from '../../features/gift/gift.ts'
import { GiftScreen } from '../../features/gift/GiftScreen.tsx'
import { dayEverywhere } from '../../features/shared/dates/dayEverywhere.ts'
import { getMap } from '../../features/map/api.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { useRead } from '../runtime/api/useRead.tsx'
import { giftToken } from './giftToken.ts'
import { flushSync } from 'react-dom'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Device, detectDevice } from '../../features/shared/device/device.ts'
import { LoadingMap } from '../../features/map/screens/LoadingMap.tsx'
import { useFirstTouch } from '../../ui/lazy/firstTouch.ts'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'

const MapRoute = lazyComponent(
  async () => (await import('./MapRoute.tsx')).MapRoute,
  () => <LoadingMap />,
)

const BalanceRoute = lazyComponent(
  async () => (await import('./BalanceRoute.tsx')).BalanceRoute,
  () => null,
)

/** Few ask for it, so it loads after the first touch. */
function LazyBalance() {
  const [isTouched, setTouched] = useState(false)
  useFirstTouch(() => setTouched(true))
  return isTouched ? <BalanceRoute /> : null
}

/** The map loads when the visitor comes near it: the code above comes first. */
function LazyMap() {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || near) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '200px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  return <div ref={place}>{near ? <MapRoute /> : <LoadingMap />}</div>
}

/** A window wide enough for two columns, or paper: a phone must be able to open a gift that was printed. */
const wide = 'print, (min-width: 62rem)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const useDevice = (): Device => useSyncExternalStore(subscribe, () => detectDevice(navigator.userAgent, window.matchMedia(wide).matches))

export function GiftRoute() {
  const token = giftToken(useAddress().search)
  const { read, readAgain } = useRead(getGift, token === '' ? null : { path: { token } })
  // A gift's page does not show the number of restaurants.
  const restaurants = useRead(getMap, token === '' ? {} : null)
  const [today] = useState(() => dayEverywhere(Date.now()))
  const [isUnwrapped, setUnwrapped] = useState(false)
  useEffect(() => {
    // Paper shows the code.
    const unwrap = () => flushSync(() => setUnwrapped(true))
    const paper = window.matchMedia('print')
    window.addEventListener('beforeprint', unwrap)
    paper.addEventListener('change', unwrap)
    return () => {
      window.removeEventListener('beforeprint', unwrap)
      paper.removeEventListener('change', unwrap)
    }
  }, [])
  const view = getGiftView(token === '' ? null : read, today, isUnwrapped)
  useEffect(() => {
    // The page's title names a gift. The enterprise's name stays.
    if (token === '') document.title = document.title.replace(/^[^·]+?(?= ·|$)/, 'Pay with the app')
  }, [token])
  return (
    <GiftScreen
      view={view}
      device={useDevice()}
      pageUrl={location.href}
      restaurants={restaurants.read.status === 'ready' ? restaurants.read.value.length : null}
      map={<LazyMap />}
      balance={<LazyBalance />}
      onRetry={readAgain}
      onOpen={() => setUnwrapped(true)}
      onTryAgain={useLongWait(view.status === 'loading')}
    />
  )
}
