/** The stops: ascending, at least two. */
export type Stops = readonly [number, number, ...number[]]

/** Index of the stop nearest to a value; the lower of two equally near. */
export function nearestStop(stops: Stops, value: number): number {
  const distances = stops.map((stop) => Math.abs(stop - value))
  return distances.indexOf(Math.min(...distances))
}

/** The stop at an index, clamped. */
export function stopAt(stops: Stops, index: number): number {
  const clamped = Math.min(Math.max(Math.round(index), 0), stops.length - 1)
  return stops[clamped] ?? stops[0]
}

/** From so many steps on, the values are not evenly spaced to the eye: two in between show it. */
const longScale = 12

/** The stops that a scale names: both ends, and of a long one also the thirds. */
export function scaleOf(stops: Stops): readonly number[] {
  const last = stops.length - 1
  const thirds = last >= longScale ? [last / 3, (2 * last) / 3] : []
  return [0, ...thirds, last].map((index) => stopAt(stops, index))
}
