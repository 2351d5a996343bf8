import { isolated } from '../../ui/isolated.ts'
import { holds } from '../shared/links/holds.ts'
import type { MapEntry, MapPin } from '../../ui/Map/pins.ts'
import type { Place } from '../brands/brands.ts'
import { milesBetween, nearMiles } from '../brands/miles.ts'
import type { MapBrand } from './brand.ts'

const mostWithoutSearch = 5

export const isSearched = (brands: readonly MapBrand[]): boolean => brands.length > mostWithoutSearch

export const taking = (brands: readonly MapBrand[], passOnly: boolean): readonly MapBrand[] =>
  passOnly ? brands.filter(({ takesPass }) => takesPass) : brands

/** More kinds than these make no choice easier. */
const mostKinds = 6

/** The cuisines to choose from, the most frequent first; none where all are of one. */
export function kindsOf(brands: readonly MapBrand[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { cuisine } of brands) if (cuisine !== null) counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1)
  if (counts.size < 2) return []
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostKinds)
    .map(([kind]) => kind)
}

export const ofKind = (brands: readonly MapBrand[], kind: string | null): readonly MapBrand[] =>
  kind === null ? brands : brands.filter(({ cuisine }) => cuisine === kind)

/** The restaurants whose name, cuisine or address contains every word. One that is found by an address has only that location. */
export function found(brands: readonly MapBrand[], search: string): readonly MapBrand[] {
  if (search.trim() === '') return brands
  return brands.flatMap((brand) => {
    if (holds([brand.name, brand.cuisine], search)) return [brand]
    const locations = brand.locations.filter(({ address }) => holds([brand.name, brand.cuisine, address], search))
    return locations.length === 0 ? [] : [{ ...brand, locations }]
  })
}

const entryOf = ({ id, name, hero, logo, cuisine }: MapBrand): MapEntry & { readonly facts: readonly string[] } => ({
  id,
  name,
  picture: hero,
  logo,
  facts: cuisine === null ? [] : [cuisine],
})

/** Opens the visitor's map application on a phone, and its page elsewhere. */
const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`

/** The visitor's place. Where they asked for it, the nearest comes first; else it may become known late, and changes no order. */
export type Visitor = Place & { readonly isAsked: boolean }

/**
 * Every location as a pin, with the distance from the visitor if it is known and not too far to help.
 * Without an order by distance the first rows show different restaurants: further locations of the same one follow at the end.
 */
export function pinsOf(brands: readonly MapBrand[], visitor: Visitor | null): readonly MapPin[] {
  const ordered = brands.flatMap((brand) =>
    brand.locations.map(({ id, address, longitude, latitude }, index) => {
      const { facts, ...entry } = entryOf(brand)
      const distance = visitor && nearMiles(visitor, { longitude, latitude })
      return {
        order: visitor?.isAsked ? milesBetween(visitor, { longitude, latitude }) : index,
        pin: {
          ...entry,
          id: `${brand.id} ${id}`,
          facts: distance === null ? facts : [...facts, distance],
          detail: address,
          directions: directionsTo(address),
          longitude,
          latitude,
        },
      }
    }),
  )
  return ordered.toSorted((one, other) => one.order - other.order).map(({ pin }) => pin)
}

/** The restaurants without a known location. */
export const unplacedOf = (brands: readonly MapBrand[]): readonly MapEntry[] =>
  brands.filter(({ locations }) => locations.length === 0).map((brand) => ({ ...entryOf(brand), detail: 'Address to follow' }))

/** The last part of an address that is a name: not a country, a state or a postal code. */
const townOf = (address: string): string | undefined =>
  address
    .split(',')
    .slice(1)
    .map((part) => part.replace(/\b[\d-]+\b/g, '').trim())
    .findLast((part) => part.length > 2 && !/^(usa|united states|new zealand)$/i.test(part))

/** From so many restaurants on, their number is an argument for them. */
const leastCounted = 20

/** The number of restaurants if there are many; else their town, if they share one. */
export function titleOf(brands: readonly MapBrand[]): string {
  if (brands.length >= leastCounted) return `${brands.length} restaurants`
  const [town, ...others] = new Set(brands.flatMap(({ locations }) => locations.map(({ address }) => townOf(address))))
  return town !== undefined && others.length === 0 ? `Restaurants in ${isolated(town)}` : 'Our restaurants'
}
