import type { NearBrand, Nearby, Place, ShownBrand } from './brands.ts'
import { defaultBrands, defaultPlace } from './defaultBrands.ts'

export const mostBrands = 25
const nearWithin = 150

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

type Measured = { readonly brand: NearBrand; readonly miles: number }

const first = (one: Measured, other: Measured): number => one.brand.rank - other.brand.rank || one.miles - other.miles

/** The restaurants near the visitor by rank, then the others of the fixed list. Distances need the visitor's place. */
export function brandsToShow({ visitor, brands }: Nearby): readonly ShownBrand[] {
  const from = visitor ?? defaultPlace
  const near = brands
    .map((brand): Measured => ({ brand, miles: milesBetween(from, brand.place) }))
    .filter(({ miles }) => miles <= nearWithin)
    .toSorted(first)
    .map(({ brand: { id, name, branding }, miles }): ShownBrand => ({
      id,
      name,
      ...branding,
      ...(visitor && { detail: formatMiles(miles) }),
    }))
  // A restaurant with several places shows once, with the first of them.
  const once = new Map([...near, ...defaultBrands].toReversed().map((brand) => [brand.id, brand]))
  return [...near, ...defaultBrands].filter((brand) => once.get(brand.id) === brand).slice(0, mostBrands)
}
