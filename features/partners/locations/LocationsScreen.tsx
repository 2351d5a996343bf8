import { memo, useDeferredValue, useMemo } from 'react'
import { Select } from '../../../ui/Select/Select.tsx'
import { mapRemote, type Remote } from '../../shared/api/remote.ts'
import { getRows } from '../../shared/links/listStatus.ts'
import { type Rights, locationAccess } from '../access.ts'
import { type Project, formatAddress, type Missing, missingSteps } from '../project.ts'
import { FoundItems, ItemName, ItemsScreen, type ItemsProps, stateColumns } from '../records/ItemsScreen.tsx'
import type { ItemList } from '../records/listPage.ts'
import type { LocationSearch } from '../address.ts'
import type { Location } from './api.ts'
import { locationNoun } from './noun.ts'

export type LocationRow = {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly brand: string
  readonly brandId: string | null
  readonly missing: readonly Missing[]
  readonly isPosComplete: boolean
  readonly canEdit: boolean
}

type Brands = readonly { readonly id: string; readonly name: string }[]

export const locationRow = (location: Location, brands: Brands, rights: Rights): LocationRow => ({
  id: location.id,
  name: location.name,
  address: formatAddress(location),
  brand: brands.find(({ id }) => id === location.brandId)?.name ?? '',
  brandId: location.brandId,
  missing: missingSteps(location.steps),
  isPosComplete: location.isPosComplete,
  canEdit: locationAccess(rights, location.brandId).canEdit,
})

export const locationList: ItemList<LocationRow, LocationSearch> = {
  noun: locationNoun,
  icon: 'place',
  all: { q: '', brand: '', show: '' },
  isOf: ({ brandId }, { brand }) => brand === '' || brandId === brand,
  texts: ({ name, address, brand }) => [name, address, brand],
  filters: [
    { value: 'incomplete', label: 'Incomplete', shows: ({ missing }) => missing.length > 0 },
    { value: 'pos', label: 'POS not connected', shows: ({ isPosComplete }) => !isPosComplete },
    { value: 'editable', label: 'I can edit', shows: ({ canEdit }) => canEdit },
  ],
  columns: (hrefOf) => [
    {
      id: 'name',
      header: 'Location',
      width: 'wide',
      sortBy: ({ name }) => name,
      cell: ({ id, name, address, canEdit }) => (
        <ItemName name={name} href={hrefOf(id)} about={address || 'No address yet'} canEdit={canEdit} />
      ),
    },
    { id: 'brand', header: 'Brand', width: 'narrow', narrow: 'none', sortBy: ({ brand }) => brand, cell: ({ brand }) => brand || 'None' },
    ...stateColumns(hrefOf, ({ isPosComplete }: LocationRow) => isPosComplete, 'POS not connected'),
  ],
}

export type LocationsScreenProps = ItemsProps<LocationSearch> & {
  locations: Remote<readonly Location[]>
  project: Rights & Pick<Project, 'brands'>
}

export function LocationsScreen(props: LocationsScreenProps) {
  const { project, search, onSearch } = props
  // A choice shows in its field before the rows below it render again.
  const below = useDeferredValue(props)
  return (
    <ItemsScreen
      {...props}
      list={locationList}
      count={props.locations.status === 'ready' ? props.locations.value.length : null}
      filter={
        <Select
          label="Brand"
          options={[{ value: '', label: 'All brands' }, ...project.brands.map(({ id, name }) => ({ value: id, label: name }))]}
          value={search.brand}
          onChange={({ target }) => onSearch({ brand: target.value })}
        />
      }>
      <FoundLocations {...below} />
    </ItemsScreen>
  )
}

const isSameObject = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value) && Object.keys(one).length === Object.keys(other).length

/** Its functions depend on the address alone, and the rows not on the text as it is being typed. Every other prop counts. */
const isSameList = (one: LocationsScreenProps, other: LocationsScreenProps): boolean =>
  Object.entries(one).every(([name, value]) => {
    const before: unknown = Reflect.get(other, name)
    if (name === 'text' || typeof value === 'function' || value === before) return true
    return typeof value === 'object' && value !== null && typeof before === 'object' && before !== null && isSameObject(value, before)
  })

/** The search results. Typing into the search field does not draw them again until the address has the new text. */
const FoundLocations = memo(function FoundLocations({ locations, project, ...found }: LocationsScreenProps) {
  const all = getRows(locations)
  const rows = useMemo(() => all.map((location) => locationRow(location, project.brands, project)), [all, project])
  return <FoundItems {...found} list={locationList} read={mapRemote(locations, () => rows)} />
}, isSameList)
