import { useEffect, useRef, useState } from 'react'
import { LoadingMap } from '../../features/map/screens/LoadingMap.tsx'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'

const MapRoute = lazyComponent(
  async () => (await import('./MapRoute.tsx')).MapRoute,
  () => <LoadingMap />,
)

/** The map loads when the visitor comes near it: the code above comes first. */
export function LazyMap() {
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
