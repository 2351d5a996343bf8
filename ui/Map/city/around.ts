import { type Coordinates, type Spot, spotOf } from '../mercator.ts'

/** The centre of an invented city, and the size of its districts, as parts of the world. */
export type CityPlace = Spot & { readonly district: number; readonly seed: number }

/** About a neighbourhood. */
const smallest = 2 ** -15

/** A city around these places, of which they take about four districts. */
export function cityAround(places: readonly Coordinates[]): CityPlace {
  const spots = places.map(spotOf)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (spots.length === 0) return { x: 0.5, y: 0.5, district: smallest, seed: 0 }
  const [x, y] = [(west + east) / 2, (north + south) / 2]
  return {
    x,
    y,
    district: Math.max(smallest, Math.max(east - west, south - north) / 1.6),
    seed: Math.round(x * 2 ** 20) ^ Math.round(y * 2 ** 20),
  }
}
