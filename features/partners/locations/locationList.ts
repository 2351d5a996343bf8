import * as z from 'zod/mini'
import { pageNumber, searchText } from '../../shared/links/listSearch.ts'
import { locationAccess, type Rights } from '../access.ts'
import { addressOf } from '../addressOf.ts'
import { holds, type ListPage, pageOf, sortOf } from '../records/listPage.ts'
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

/** The columns that locations are sorted by. */
export const locationSorts = ['name', 'city', 'brand', 'missing'] as const

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

/** What the list can be limited to. */
const shown: Readonly<Record<string, (row: LocationRow) => boolean>> = {
  incomplete: ({ missing }) => missing.length > 0,
  pos: ({ isPosComplete }) => !isPosComplete,
  editable: ({ canEdit }) => canEdit,
}

export const locationFilters = [
  { value: 'incomplete', label: 'Incomplete' },
  { value: 'pos', label: 'POS not connected' },
  { value: 'editable', label: 'I can edit' },
] as const

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

const keys = {
  name: ({ name }: LocationRow) => name,
  city: ({ city }: LocationRow) => city,
  brand: ({ brand }: LocationRow) => brand,
  // The most incomplete first.
  missing: ({ missing, isPosComplete }: LocationRow) => -2 * missing.length - (isPosComplete ? 0 : 1),
}

/** The locations that the address asks for: searched, filtered, sorted and paged. */
export function locationPage(rows: readonly LocationRow[], { q, page, sort, brand, show }: LocationSearch): ListPage<LocationRow> {
  const order = sortOf(sort, locationSorts)
  const isShown = (Object.hasOwn(shown, show) && shown[show]) || (() => true)
  const found = rows.filter(
    (row) => (brand === '' || row.brandId === brand) && isShown(row) && holds([row.name, row.address, row.brand], q),
  )
  return pageOf(found, keys[order.column], order, page)
}
