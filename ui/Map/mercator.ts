/** A position on the earth, in degrees. */
export type Coordinates = { longitude: number; latitude: number }

/** A point of the projected world, from 0 to 1 in both directions, north up. */
export type Spot = { x: number; y: number }

/** The view: its centre, and the width of the whole world in px. */
export type View = Spot & { scale: number }

export type Size = { width: number; height: number }

/** Width of the world at zoom 0 of tile maps, in px. */
const worldAtZoom0 = 512
const [leastZoom, mostZoom] = [1, 18]
/** Maximum zoom for a single pin, which needs context. */
const nearestFit = 14

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The Web Mercator projection, shared with tile maps. */
export function spotOf({ longitude, latitude }: Coordinates): Spot {
  const sine = Math.sin(radians(clamp(latitude, -85, 85)))
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export function coordinatesOf({ x, y }: Spot): Coordinates {
  return { longitude: x * 360 - 180, latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI }
}

export const zoomOf = ({ scale }: View): number => Math.log2(scale / worldAtZoom0)
export const scaleOf = (zoom: number): number => worldAtZoom0 * 2 ** clamp(zoom, leastZoom, mostZoom)

/** The scale beyond which nothing can be zoomed. */
export const greatestScale = scaleOf(mostZoom)

/** Position of a point in the map's box, in px from its top left corner. */
export const pixelOf = (spot: Spot, view: View, { width, height }: Size) => ({
  left: (spot.x - view.x) * view.scale + width / 2,
  top: (spot.y - view.y) * view.scale + height / 2,
})

/** Space kept free at each edge of the map, in px. */
export type Margin = { top: number; right: number; bottom: number; left: number }

/** The view that shows all points within the margin. */
export function viewOf(spots: readonly Spot[], { width, height }: Size, { top, right, bottom, left }: Margin): View {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  if (spots.length === 0) return { x: 0.5, y: 0.5, scale: scaleOf(leastZoom) }
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = (px: number, edges: number) => Math.max(px - edges, px / 4)
  const fits = Math.min(room(width, left + right) / (east - west || 1e-9), room(height, top + bottom) / (south - north || 1e-9))
  const scale = clamp(fits, scaleOf(leastZoom), scaleOf(nearestFit))
  return { x: (west + east + (right - left) / scale) / 2, y: (north + south + (bottom - top) / scale) / 2, scale }
}

/** Zooms around the centre. */
export const zoomed = (view: View, by: number): View => ({ ...view, scale: scaleOf(zoomOf(view) + by) })

/** Moves the view by so many px. */
export const pushed = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: clamp(view.x - dx / view.scale, 0, 1),
  y: clamp(view.y - dy / view.scale, 0, 1),
})

const equatorMiles = 24_901

/** A round number of miles, and its length in px at the centre of the map. */
export function milesShown(view: View, most: number): { miles: number; px: number } {
  const { latitude } = coordinatesOf(view)
  const pxPerMile = view.scale / (equatorMiles * Math.cos(radians(latitude)))
  const power = 10 ** Math.floor(Math.log10(most / pxPerMile))
  const miles = power * ([5, 2, 1].find((round) => round * power * pxPerMile <= most) ?? 1)
  return { miles, px: miles * pxPerMile }
}
