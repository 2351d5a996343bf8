import { memo } from 'react'
import { Select } from '../../../ui/Select/Select.tsx'
import { mapRemote, type Remote } from '../../shared/api/remote.ts'
import type { Rights } from '../access.ts'
import type { Project } from '../project.ts'
import { FoundItems, ItemName, ItemsScreen, type ItemsProps, ItemStatus } from '../records/ItemsScreen.tsx'
import type { Columns } from '../records/listPage.ts'
import type { Location } from './api.ts'
import { locationList, locationPage, type LocationRow, locationRow, type LocationSearch, type LocationSort } from './locationList.ts'

export type LocationsScreenProps = ItemsProps<LocationSearch> & {
  locations: Remote<readonly Location[]>
  project: Rights & Pick<Project, 'brands'>
}

const columnsOf = (hrefOf: (id: string) => string): Columns<LocationRow, LocationSort> => [
  {
    id: 'name',
    header: 'Location',
    width: 'wide',
    sortBy: ({ name }) => name,
    cell: ({ id, name, address, canEdit }) => (
      <ItemName name={name} href={hrefOf(id)} about={address || 'No address yet'} canEdit={canEdit} />
    ),
  },
  { id: 'brand', header: 'Brand', sortBy: ({ brand }) => brand, cell: ({ brand }) => brand || 'None' },
  {
    id: 'missing',
    header: 'Status',
    sortBy: ({ missing }) => missing.length,
    cell: ({ missing, isPosComplete }) => <ItemStatus missing={missing} warning={isPosComplete ? null : 'POS not connected'} />,
  },
]

/** Every location of the project. */
export function LocationsScreen({ text, onText, ...props }: LocationsScreenProps) {
  const { project, search, onSearch } = props
  return (
    <ItemsScreen
      noun="location"
      text={text}
      onText={onText}
      filters={locationList.filters}
      show={search.show}
      onShow={(show) => onSearch({ show })}
      filter={
        <Select
          label="Brand"
          options={[{ value: '', label: 'All brands' }, ...project.brands.map(({ id, name }) => ({ value: id, label: name }))]}
          value={search.brand}
          onChange={({ target }) => onSearch({ brand: target.value })}
        />
      }>
      <FoundLocations {...props} />
    </ItemsScreen>
  )
}

type FoundProps = Omit<LocationsScreenProps, 'text' | 'onText'>

const isSameObject = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value) && Object.keys(one).length === Object.keys(other).length

/** Its functions depend on the address alone. */
const isSameList = (one: FoundProps, other: FoundProps): boolean =>
  one.project === other.project && isSameObject(one.search, other.search) && isSameObject(one.locations, other.locations)

/** What was found. Typing into the search field does not draw it again until the address has the new text. */
const FoundLocations = memo(function FoundLocations(props: FoundProps) {
  const { locations, project, search, onSearch, hrefOf, pageHref, onRetry } = props
  const rows = mapRemote(locations, (each) => each.map((location) => locationRow(location, project.brands, project)))
  return (
    <FoundItems
      noun="location"
      icon="place"
      read={locations}
      found={locationPage(rows.status === 'ready' ? rows.value : [], search)}
      columns={columnsOf(hrefOf)}
      sorts={locationList.sorts}
      sort={search.sort}
      isFiltered={search.q !== '' || search.brand !== '' || search.show !== ''}
      onSort={(sort) => onSearch({ sort })}
      onShowAll={() => onSearch({ q: '', brand: '', show: '' })}
      pageHref={pageHref}
      onRetry={onRetry}
    />
  )
}, isSameList)
