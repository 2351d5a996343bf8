import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as TileMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useRef } from 'react'
import * as styles from './Map.css.ts'
import { coordinatesOf, scaleOf, spotOf, type View, zoomOf } from './mercator.ts'
import type { defaultMessages } from './messages.ts'

setWorkerUrl(workerUrl)

export type TileGroundProps = {
  styleUrl: string
  /** The visible part of the world. */
  view: View
  /** Texts of the map library's controls; later changes are ignored. */
  say: typeof defaultMessages
  onView: (view: View) => void
  /** Called when the tiles become visible or fail. */
  onReady: (ready: boolean) => void
}

const looks = ({ lng, lat }: { lng: number; lat: number }, zoom: number): View => ({
  ...spotOf({ longitude: lng, latitude: lat }),
  scale: scaleOf(zoom),
})

const camera = (view: View) => {
  const { longitude, latitude } = coordinatesOf(view)
  return { center: { lng: longitude, lat: latitude }, zoom: zoomOf(view) }
}

const alike = (one: View, other: View) =>
  Math.abs(one.x - other.x) * one.scale < 0.5 &&
  Math.abs(one.y - other.y) * one.scale < 0.5 &&
  Math.abs(zoomOf(one) - zoomOf(other)) < 0.001

/** A map with tiles. It replaces the drawn map once its tiles are visible. */
export function TileGround({ styleUrl, view, say, onView, onReady }: TileGroundProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<TileMap | null>(null)
  const first = useRef({ view, say })
  const callbacks = useRef({ onView, onReady })
  useEffect(() => {
    callbacks.current = { onView, onReady }
  })

  useEffect(() => {
    if (!box.current) return
    const made = make({ container: box.current, style: styleUrl, ...first.current })
    if (!made) return
    map.current = made
    // Failed tiles count as loaded: only this event shows that the server is down.
    let broken = false
    made.on('error', () => {
      broken = true
    })
    // No event reports a missing tile, so the painted result is checked. Once tiles are visible, a hole is better than
    // switching to the drawn map.
    const arrived = new Set<string>()
    made.on('sourcedata', ({ tile, sourceId }) => {
      if (tile) arrived.add(sourceId)
    })
    const look = () => {
      if (broken || !hasGround(made, arrived)) return
      made.off('idle', look)
      callbacks.current.onReady(true)
    }
    made.on('load', look)
    made.on('idle', look)
    made.on('move', (event) => {
      // The page starts these movements itself, so it does not need their report.
      if (event.originalEvent) callbacks.current.onView(looks(made.getCenter(), made.getZoom()))
    })
    return () => {
      map.current = null
      callbacks.current.onReady(false)
      made.remove()
    }
  }, [styleUrl])

  useEffect(() => {
    const shown = map.current
    if (shown && !alike(looks(shown.getCenter(), shown.getZoom()), view)) shown.jumpTo(camera(view))
  }, [view])

  // The library makes its container `relative`, so an outer element is positioned.
  return (
    <div className={styles.tiles}>
      <div ref={box} className={styles.tileBox} />
    </div>
  )
}

/** Whether a style's tiles, if it has any, are visible. A missing raster tile does not load; a vector one loads empty, as open sea does. */
function hasGround(map: TileMap, arrived: ReadonlySet<string>): boolean {
  const tiled = Object.entries(map.getStyle().sources).filter(([, { type }]) => type === 'vector' || type.startsWith('raster'))
  const drawn = new Set(map.queryRenderedFeatures().map(({ source }) => source))
  return tiled.length === 0 || tiled.some(([id, { type }]) => (type === 'vector' ? drawn : arrived).has(id))
}

/** The map; null where the browser cannot paint one. */
function make({
  container,
  style,
  view,
  say,
}: { container: HTMLElement; style: string } & Pick<TileGroundProps, 'view' | 'say'>): TileMap | null {
  try {
    return new TileMap({
      container,
      style,
      ...camera(view),
      // Pins stand upright above it and take the keys.
      dragRotate: false,
      touchPitch: false,
      keyboard: false,
      pitchWithRotate: false,
      attributionControl: { compact: true },
      // Scrolling the page must not zoom the map.
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
