import { memo } from 'react'
import { Select } from '../../../ui/Select/Select.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Column } from '../../../ui/Table/column.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { mapRemote, type Remote } from '../../shared/api/remote.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Rights } from '../access.ts'
import { FoundItems } from '../records/FoundItems.tsx'
import { ItemName, ItemStatus } from '../records/ItemCells.tsx'
import type { Project } from '../project.ts'
import type { Location } from './api.ts'
import { locationFilters, locationPage, type LocationRow, locationRow, type LocationSearch, locationSorts } from './locationList.ts'

export type LocationsScreenProps = {
  locations: Remote<readonly Location[]>
  project: Rights & Pick<Project, 'brands'>
  search: LocationSearch
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onSearch: (patch: Partial<LocationSearch>) => void
  hrefOf: (id: string) => string
  pageHref: (page: number) => string
  onRetry: () => void
}

type Sorted = (typeof locationSorts)[number]

const columnsOf = (hrefOf: (id: string) => string): readonly [Column<LocationRow, Sorted>, ...Column<LocationRow, Sorted>[]] => [
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

const all = { value: 'all', label: 'All locations' } as const

/** Every location of the project. */
export function LocationsScreen({ text, onText, ...props }: LocationsScreenProps) {
  const { project, search, onSearch } = props
  return (
    <Screen title="Locations">
      <Stack space="md">
        <TextField kind="search" label="Search for a location" value={text} onChange={({ target }) => onText(target.value)} />
        <Split space="md">
          <Select
            label="Brand"
            options={[{ value: '', label: 'All brands' }, ...project.brands.map(({ id, name }) => ({ value: id, label: name }))]}
            value={search.brand}
            onChange={({ target }) => onSearch({ brand: target.value })}
          />
          <Select
            label="Show"
            options={[all, ...locationFilters]}
            value={locationFilters.find(({ value }) => value === search.show)?.value ?? 'all'}
            onChange={({ target }) => onSearch({ show: target.value === 'all' ? '' : target.value })}
          />
        </Split>
        <FoundLocations {...props} />
      </Stack>
    </Screen>
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
      sorts={locationSorts}
      sort={search.sort}
      isFiltered={search.q !== '' || search.brand !== '' || search.show !== ''}
      onSort={(sort) => onSearch({ sort })}
      onShowAll={() => onSearch({ q: '', brand: '', show: '' })}
      pageHref={pageHref}
      onRetry={onRetry}
    />
  )
}, isSameList)
