import type { Place } from './brands.ts'

const earthRadius = 3_958.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Miles between two places, in a straight line. */
export function milesBetween(one: Place, other: Place): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Over 100 miles whole, else with one decimal: `0.4 miles`, `104 miles`. */
export const formatMiles = (miles: number): string => `${miles > 100 ? Math.round(miles) : miles.toFixed(1)} miles`

/** Farther than this, a distance helps nobody to choose. */
const nearWithin = 150

/** The distance between two places that are not too far from each other. */
export function nearMiles(one: Place, other: Place): string | null {
  const miles = milesBetween(one, other)
  return miles <= nearWithin ? formatMiles(miles) : null
}
