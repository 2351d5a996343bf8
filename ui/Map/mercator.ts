/** A place on the earth, in degrees. */
export type Place = { longitude: number; latitude: number }

/** A point of the flat world, from 0 to 1 both ways, north above. */
export type Spot = { x: number; y: number }

/** What is seen: the spot in the middle, and how many px wide the whole world would be. */
export type View = Spot & { scale: number }

export type Size = { width: number; height: number }

/** What maps of tiles call zoom 0 is a world so wide. */
const worldAtZoom0 = 512
const [leastZoom, mostZoom] = [1, 18]
/** Nearer than this a single pin would stand in the middle of nowhere. */
const nearestFit = 14

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The projection that maps on the web share, so that a drawn ground and one of tiles can change places. */
export function spotOf({ longitude, latitude }: Place): Spot {
  const sine = Math.sin(radians(clamp(latitude, -85, 85)))
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export function placeOf({ x, y }: Spot): Place {
  return { longitude: x * 360 - 180, latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI }
}

export const zoomOf = ({ scale }: View): number => Math.log2(scale / worldAtZoom0)
export const scaleOf = (zoom: number): number => worldAtZoom0 * 2 ** clamp(zoom, leastZoom, mostZoom)

/** Where a spot stands in the window onto the map, in px from its upper left corner. */
export const pixelOf = (spot: Spot, view: View, { width, height }: Size) => ({
  left: (spot.x - view.x) * view.scale + width / 2,
  top: (spot.y - view.y) * view.scale + height / 2,
})

/** The view in which all spots are seen, with a margin around them. */
export function viewOf(spots: readonly Spot[], { width, height }: Size, margin: { across: number; down: number }): View {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  if (spots.length === 0) return { x: 0.5, y: 0.5, scale: scaleOf(leastZoom) }
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = (px: number, edge: number) => Math.max(px - 2 * edge, px / 4)
  const fits = Math.min(room(width, margin.across) / (east - west || 1e-9), room(height, margin.down) / (south - north || 1e-9))
  return { x: (west + east) / 2, y: (north + south) / 2, scale: clamp(fits, scaleOf(leastZoom), scaleOf(nearestFit)) }
}

/** Nearer or farther, about the middle. */
export const zoomed = (view: View, by: number): View => ({ ...view, scale: scaleOf(zoomOf(view) + by) })

/** Pushed by so many px. */
export const pushed = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: clamp(view.x - dx / view.scale, 0, 1),
  y: clamp(view.y - dy / view.scale, 0, 1),
})

const milesAround = 24_901

/** A round number of miles, and how many px it takes in the middle of the map. */
export function milesShown(view: View, most: number): { miles: number; px: number } {
  const { latitude } = placeOf(view)
  const pxPerMile = view.scale / (milesAround * Math.cos(radians(latitude)))
  const power = 10 ** Math.floor(Math.log10(most / pxPerMile))
  const miles = power * ([5, 2, 1].find((round) => round * power * pxPerMile <= most) ?? 1)
  return { miles, px: miles * pxPerMile }
}
