import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as TileMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useRef } from 'react'
import * as styles from './Map.css.ts'
import { placeOf, scaleOf, spotOf, type View, zoomOf } from './mercator.ts'

setWorkerUrl(workerUrl)

export type TileGroundProps = {
  /** Address of the map style. */
  styleUrl: string
  /** What part of the world is seen. */
  view: View
  /** The ground was pushed or zoomed. */
  onView: (view: View) => void
  /** The ground can be seen, or can no longer. */
  onReady: (ready: boolean) => void
}

const looks = ({ lng, lat }: { lng: number; lat: number }, zoom: number): View => ({
  ...spotOf({ longitude: lng, latitude: lat }),
  scale: scaleOf(zoom),
})

const camera = (view: View) => {
  const { longitude, latitude } = placeOf(view)
  return { center: { lng: longitude, lat: latitude }, zoom: zoomOf(view) }
}

const alike = (one: View, other: View) =>
  Math.abs(one.x - other.x) * one.scale < 0.5 && Math.abs(one.y - other.y) * one.scale < 0.5 && Math.abs(zoomOf(one) - zoomOf(other)) < 0.001

/** Ground of tiles. It takes the drawn ground's place once it can be seen, and not before. */
export function TileGround({ styleUrl, view, onView, onReady }: TileGroundProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<TileMap | null>(null)
  const first = useRef(view)
  const told = useRef({ onView, onReady })
  useEffect(() => {
    told.current = { onView, onReady }
  })

  useEffect(() => {
    if (!box.current) return
    const made = make(box.current, styleUrl, first.current)
    if (!made) return
    map.current = made
    // Tiles that cannot be had count as loaded: of a server that is down only this tells. Once the ground is there, a
    // hole in it is better than another ground.
    let broken = false
    made.on('error', () => {
      broken = true
    })
    made.on('load', () => {
      if (!broken) told.current.onReady(true)
    })
    made.on('move', (event) => {
      // What the page itself asked for is known already.
      if (event.originalEvent) told.current.onView(looks(made.getCenter(), made.getZoom()))
    })
    return () => {
      map.current = null
      told.current.onReady(false)
      made.remove()
    }
  }, [styleUrl])

  useEffect(() => {
    const shown = map.current
    if (shown && !alike(looks(shown.getCenter(), shown.getZoom()), view)) shown.jumpTo(camera(view))
  }, [view])

  // The library makes its own box relative, so another keeps the place.
  return (
    <div className={styles.tiles}>
      <div ref={box} className={styles.tileBox} />
    </div>
  )
}

/** A map, or nothing where the browser cannot paint one. */
function make(container: HTMLElement, style: string, view: View): TileMap | null {
  try {
    return new TileMap({
      container,
      style,
      ...camera(view),
      // Pins stand upright above it, and keys go to them.
      dragRotate: false,
      touchPitch: false,
      keyboard: false,
      pitchWithRotate: false,
      attributionControl: { compact: true },
      // A page that is scrolled must not be caught by the map on it.
      cooperativeGestures: true,
    })
  } catch {
    return null
  }
}
