import { fold } from '../../ui/fold.ts'
import type { MapBrand } from './brand.ts'

/** A place on the map, by the name of its restaurant. */
type Pin = { readonly id: string; readonly name: string; readonly detail: string; readonly longitude: number; readonly latitude: number }

/** From so many restaurants on, they can be searched. */
const manyToLookThrough = 12

export const isSearched = (brands: readonly MapBrand[]): boolean => brands.length > manyToLookThrough

/** Those where a pass is taken, where only they are wanted (PUB-03). */
export const taking = (brands: readonly MapBrand[], passOnly: boolean): readonly MapBrand[] =>
  passOnly ? brands.filter(({ takesPass }) => takesPass) : brands

const searchable = (text: string): string => fold(text).replace(/[’']/g, '')

/**
 * Those whose name or address holds every word, whatever their accents. A restaurant that is found by an address keeps
 * only the places there.
 */
export function found(brands: readonly MapBrand[], search: string): readonly MapBrand[] {
  const words = searchable(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return brands
  const holds = (text: string) => words.every((word) => text.includes(word))
  return brands.flatMap((brand) => {
    const name = searchable(brand.name)
    if (holds(name)) return [brand]
    const locations = brand.locations.filter(({ address }) => holds(`${name} ${searchable(address)}`))
    return locations.length === 0 ? [] : [{ ...brand, locations }]
  })
}

/** Every place of every restaurant, for the map. */
export const pinsOf = (brands: readonly MapBrand[]): readonly Pin[] =>
  brands.flatMap(({ id: brandId, name, locations }) =>
    locations.map(({ id, address, longitude, latitude }) => ({ id: `${brandId} ${id}`, name, detail: address, longitude, latitude })),
  )

/** Where a restaurant is, in a line: its address, or how many it has. */
export function whereOf({ locations }: MapBrand): string {
  const [first, ...more] = locations
  if (!first) return 'Address to follow'
  return more.length === 0 ? first.address : `${locations.length} places`
}
