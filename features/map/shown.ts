import { fold } from '../../ui/fold.ts'
import type { MapBrand } from './brand.ts'

type Pin = { readonly id: string; readonly name: string; readonly detail: string; readonly longitude: number; readonly latitude: number }

const mostWithoutSearch = 12

export const isSearched = (brands: readonly MapBrand[]): boolean => brands.length > mostWithoutSearch

export const taking = (brands: readonly MapBrand[], passOnly: boolean): readonly MapBrand[] =>
  passOnly ? brands.filter(({ takesPass }) => takesPass) : brands

const searchable = (text: string): string => fold(text).replace(/[’']/g, '')

/** The restaurants whose name or address contains every word. One that is found by an address has only that location. */
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

export const pinsOf = (brands: readonly MapBrand[]): readonly Pin[] =>
  brands.flatMap(({ id: brandId, name, locations }) =>
    locations.map(({ id, address, longitude, latitude }) => ({ id: `${brandId} ${id}`, name, detail: address, longitude, latitude })),
  )

export function whereOf({ locations }: MapBrand): string {
  const [first, ...more] = locations
  if (!first) return 'Address to follow'
  return more.length === 0 ? first.address : `${locations.length} places`
}
