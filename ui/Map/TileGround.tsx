import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as TileMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useRef } from 'react'
import * as styles from './Map.css.ts'
import { placeOf, scaleOf, spotOf, type View, zoomOf } from './mercator.ts'
import type { defaultMessages } from './messages.ts'

setWorkerUrl(workerUrl)

export type TileGroundProps = {
  /** Address of the map style. */
  styleUrl: string
  /** What part of the world is seen. */
  view: View
  /** What the map's own parts say; what they said first stays. */
  say: typeof defaultMessages
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
export function TileGround({ styleUrl, view, say, onView, onReady }: TileGroundProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<TileMap | null>(null)
  const first = useRef({ view, say })
  const told = useRef({ onView, onReady })
  useEffect(() => {
    told.current = { onView, onReady }
  })

  useEffect(() => {
    if (!box.current) return
    const made = make({ container: box.current, style: styleUrl, ...first.current })
    if (!made) return
    map.current = made
    // Tiles that cannot be had count as loaded: of a server that is down only this tells.
    let broken = false
    made.on('error', () => {
      broken = true
    })
    // Of one that does not know a tile nothing tells: what came is looked at. Once the ground is there, a hole in it is
    // better than another ground.
    const arrived = new Set<string>()
    made.on('sourcedata', ({ tile, sourceId }) => {
      if (tile) arrived.add(sourceId)
    })
    const look = () => {
      if (broken || !hasGround(made, arrived)) return
      made.off('idle', look)
      told.current.onReady(true)
    }
    made.on('load', look)
    made.on('idle', look)
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

/**
 * Whether there is anything to see of a style's tiles; of one without tiles there always is. A picture that is missing
 * does not arrive; a drawing that is missing arrives with nothing in it, as one of the open sea would.
 */
function hasGround(map: TileMap, arrived: ReadonlySet<string>): boolean {
  const tiled = Object.entries(map.getStyle().sources).filter(([, { type }]) => type === 'vector' || type.startsWith('raster'))
  const drawn = new Set(map.queryRenderedFeatures().map(({ source }) => source))
  return tiled.length === 0 || tiled.some(([id, { type }]) => (type === 'vector' ? drawn : arrived).has(id))
}

/** A map, or nothing where the browser cannot paint one. */
function make({ container, style, view, say }: { container: HTMLElement; style: string } & Pick<TileGroundProps, 'view' | 'say'>): TileMap | null {
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
      locale: {
        'Map.Title': say.ground,
        'AttributionControl.ToggleAttribution': say.attribution,
        'CooperativeGesturesHandler.WindowsHelpText': say.zoomByCtrl,
        'CooperativeGesturesHandler.MacHelpText': say.zoomByCommand,
        'CooperativeGesturesHandler.MobileHelpText': say.moveByTwo,
      },
    })
  } catch {
    return null
  }
}
