/** The values at which a slider stops: from least to most, at least two. */
export type Stops = readonly [number, number, ...number[]]

/** The place of the stop that is nearest to a value; of two that are as near, the lower. */
export function nearestStop(stops: Stops, value: number): number {
  const distances = stops.map((stop) => Math.abs(stop - value))
  return distances.indexOf(Math.min(...distances))
}

/** The stop at a place; outside of them the first or the last. */
export function stopAt(stops: Stops, place: number): number {
  const index = Math.min(Math.max(Math.round(place), 0), stops.length - 1)
  return stops[index] ?? stops[0]
}
