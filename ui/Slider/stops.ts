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
