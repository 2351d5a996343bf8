import 'maplibre-gl/dist/maplibre-gl.css'
import { type CenterZoomBearing, LngLatBounds, Map as Ground, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { vars } from '../../themes/vars.css.ts'
import { greatestZoom } from './marks.ts'
import type { defaultMessages } from './messages.ts'
import type { MapPin } from './pins.ts'

setWorkerUrl(workerUrl)

/** Space around the outermost pins: the zoom buttons stand at the right. */
const margin = { top: 60, right: 76, bottom: 36, left: 36 }
type Sides = Record<'top' | 'right' | 'bottom' | 'left', number>

const sidesOf = (valueOf: (side: keyof Sides) => number): Sides => ({
  top: valueOf('top'),
  right: valueOf('right'),
  bottom: valueOf('bottom'),
  left: valueOf('left'),
})

/** Widths in px of the covered sides of a map: its `scroll-padding`, which a theme sets. */
export function coverOf(container: HTMLElement): Sides {
  const style = getComputedStyle(container)
  return sidesOf((side) => Number.parseFloat(style.getPropertyValue(`scroll-padding-${side}`)) || 0)
}

/** Maximum zoom of the first view: a single pin needs context. */
const nearestFit = 14

const paddingOf = (map: Ground): Sides => {
  const cover = coverOf(map.getContainer())
  return sidesOf((side) => margin[side] + cover[side])
}

/** The view that shows all pins; undefined where the map is too small. */
export const viewOf = (map: Ground, pins: readonly MapPin[], maxZoom = nearestFit): CenterZoomBearing | undefined =>
  map.cameraForBounds(
    pins.reduce((bounds, { longitude, latitude }) => bounds.extend([longitude, latitude]), new LngLatBounds()),
    { padding: paddingOf(map), maxZoom },
  )

/** The theme's values for maps, for a style whose `state` names them. */
function themeOf(element: Element) {
  const style = getComputedStyle(element)
  const valueOf = (variable: string) => style.getPropertyValue(variable.slice('var('.length, -1))
  return {
    ...Object.fromEntries(Object.entries(vars.map).map(([name, variable]) => [name, valueOf(variable)])),
    outlineWidth: Number.parseFloat(valueOf(vars.stroke.map)),
  }
}

type GroundProps = {
  /** Address of the map style. */
  styleUrl: string
  pins: readonly MapPin[]
  /** Texts of the map library's controls; later changes are ignored. */
  say: typeof defaultMessages
  /** Called if the browser cannot paint a map, or the style does not load. */
  onFail: () => void
}

/** A map of the style. It begins with all pins in view, and renders again as it moves. */
export function useGround({ styleUrl, pins, say, onFail }: GroundProps) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Ground | null>(null)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const isMoved = useRef(false)
  const create = useEffectEvent((container: HTMLElement) => make(container, styleUrl, say))
  const fail = useEffectEvent(onFail)
  const fit = useEffectEvent((ground: Ground) => {
    const view = isMoved.current || pins.length === 0 ? undefined : viewOf(ground, pins)
    if (view) ground.jumpTo(view)
  })

  useEffect(() => {
    const made = box.current && create(box.current)
    if (!made) return fail()
    let isStyled = false
    const paint = () => {
      if (isStyled) for (const [name, value] of Object.entries(themeOf(made.getContainer()))) made.setGlobalStateProperty(name, value)
    }
    made.once('style.load', () => {
      isStyled = true
      paint()
    })
    made.on('error', () => {
      if (!isStyled) fail()
    })
    made.on('move', ({ originalEvent }) => {
      if (originalEvent) isMoved.current = true
      render()
    })
    made.on('resize', () => {
      fit(made)
      render()
    })
    // Another scheme has other colours.
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    const root = new MutationObserver(paint)
    scheme.addEventListener('change', paint)
    root.observe(document.documentElement, { attributes: true })
    // The marks look for their places as soon as they are drawn.
    fit(made)
    setMap(made)
    return () => {
      scheme.removeEventListener('change', paint)
      root.disconnect()
      setMap(null)
      made.remove()
    }
  }, [styleUrl])

  useEffect(() => {
    if (map) fit(map)
  }, [map, pins])

  return {
    box,
    map,
    /** Shows another part of the world. */
    go: (view: Partial<CenterZoomBearing>): void => {
      isMoved.current = true
      map?.jumpTo(view)
    },
  }
}

/** The map; null where the browser cannot paint one. */
function make(container: HTMLElement, style: string, say: GroundProps['say']): Ground | null {
  try {
    const map = new Ground({
      container,
      style,
      globalState: themeOf(container),
      minZoom: 1,
      maxZoom: greatestZoom,
      // Pins stand upright above it and take the keys.
      dragRotate: false,
      touchPitch: false,
      keyboard: false,
      pitchWithRotate: false,
      attributionControl: { compact: true },
      // Scrolling the page must not zoom the map.
      cooperativeGestures: true,
      locale: {
        'AttributionControl.ToggleAttribution': say.attribution,
        'CooperativeGesturesHandler.WindowsHelpText': say.zoomByCtrl,
        'CooperativeGesturesHandler.MacHelpText': say.zoomByCommand,
        'CooperativeGesturesHandler.MobileHelpText': say.moveByTwo,
        'ScaleControl.Miles': say.miles,
        'ScaleControl.Feet': say.feet,
      },
    })
    map.addControl(new ScaleControl({ unit: 'imperial', maxWidth: 72 }), 'top-left')
    // The list and the pins say and do all that these can.
    map.getCanvas().tabIndex = -1
    for (const part of container.querySelectorAll('canvas, .maplibregl-ctrl-scale')) part.setAttribute('aria-hidden', 'true')
    return map
  } catch {
    return null
  }
}
