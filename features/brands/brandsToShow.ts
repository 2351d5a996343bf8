import type { NearBrand, Nearby, ShownBrand } from './brands.ts'
import { formatMiles, milesBetween } from './miles.ts'
import { defaultBrands, defaultPlace } from './defaultBrands.ts'

export const mostBrands = 25
const nearWithin = 150

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
