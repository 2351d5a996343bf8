import * as z from 'zod/mini'
import { pageNumber, searchText } from '../../shared/links/listSearch.ts'
import { locationAccess, type Rights } from '../access.ts'
import { addressOf } from '../addressOf.ts'
import { foundPage, type ItemList, type ListPage } from '../records/listPage.ts'
import { projectAddress } from '../address.ts'
import { missingOf } from '../steps.ts'
import type { Location } from './api.ts'

/** The address of the list of locations. */
export const locationSearch = z.extend(projectAddress, {
  q: searchText,
  page: pageNumber,
  sort: searchText,
  /** A brand's id. */
  brand: searchText,
  show: searchText,
})
export type LocationSearch = z.output<typeof locationSearch>

/** A location as its list shows it. */
export type LocationRow = {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly city: string
  readonly brand: string
  readonly brandId: string | null
  readonly missing: readonly string[]
  readonly isPosComplete: boolean
  readonly posReason: string | null
  readonly canEdit: boolean
}

type Brands = readonly { readonly id: string; readonly name: string }[]

export const locationRow = (location: Location, brands: Brands, rights: Rights): LocationRow => ({
  id: location.id,
  name: location.name,
  address: addressOf(location),
  city: location.city ?? '',
  brand: brands.find(({ id }) => id === location.brandId)?.name ?? '',
  brandId: location.brandId,
  missing: missingOf(location.steps),
  isPosComplete: location.isPosComplete,
  posReason: location.posReason,
  canEdit: locationAccess(rights, location.brandId).canEdit,
})

export type LocationSort = 'name' | 'city' | 'brand' | 'missing'

export const locationList: ItemList<LocationRow, LocationSort> = {
  texts: ({ name, address, brand }) => [name, address, brand],
  filters: [
    { value: 'incomplete', label: 'Incomplete', shows: ({ missing }) => missing.length > 0 },
    { value: 'pos', label: 'POS not connected', shows: ({ isPosComplete }) => !isPosComplete },
    { value: 'editable', label: 'I can edit', shows: ({ canEdit }) => canEdit },
  ],
  sorts: ['name', 'city', 'brand', 'missing'],
  keys: {
    name: ({ name }) => name,
    city: ({ city }) => city,
    brand: ({ brand }) => brand,
    // The most incomplete first.
    missing: ({ missing, isPosComplete }) => -2 * missing.length - (isPosComplete ? 0 : 1),
  },
}

/** The locations that the address asks for. */
export const locationPage = (rows: readonly LocationRow[], { brand, ...search }: LocationSearch): ListPage<LocationRow> =>
  foundPage(
    locationList,
    rows.filter((row) => brand === '' || row.brandId === brand),
    search,
  )
