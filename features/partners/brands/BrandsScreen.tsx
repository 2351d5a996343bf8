import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Column } from '../../../ui/Table/column.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { mapRemote, type Remote } from '../../shared/api/remote.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Rights } from '../access.ts'
import { FoundItems } from '../records/FoundItems.tsx'
import { ItemName, ItemStatus } from '../records/ItemCells.tsx'
import type { Project } from '../project.ts'
import type { Brand } from './api.ts'
import { brandFilters, brandPage, type BrandRow, brandRow, type BrandSearch, brandSorts } from './brandList.ts'

export type BrandsScreenProps = {
  brands: Remote<readonly Brand[]>
  project: Rights & Pick<Project, 'locations' | 'allBrandTags'>
  search: BrandSearch
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onSearch: (patch: Partial<BrandSearch>) => void
  hrefOf: (id: string) => string
  pageHref: (page: number) => string
  onRetry: () => void
}

type Sorted = (typeof brandSorts)[number]

const columnsOf = (hrefOf: (id: string) => string): readonly [Column<BrandRow, Sorted>, ...Column<BrandRow, Sorted>[]] => [
  {
    id: 'name',
    header: 'Brand',
    width: 'wide',
    sortBy: ({ name }) => name,
    cell: ({ id, name, tags, canEdit }) => (
      <ItemName name={name} href={hrefOf(id)} about={tags.join(', ') || 'No tags yet'} canEdit={canEdit} />
    ),
  },
  {
    id: 'locations',
    header: 'Locations',
    width: 'narrow',
    align: 'end',
    sortBy: ({ locationCount }) => locationCount,
    cell: ({ locationCount }) => locationCount.toLocaleString('en-US'),
  },
  {
    id: 'missing',
    header: 'Status',
    sortBy: ({ missing }) => missing.length,
    cell: ({ missing, isPopupComplete }) => <ItemStatus missing={missing} warning={isPopupComplete ? null : 'Popup not verified'} />,
  },
]

const all = { value: 'all', label: 'All brands' } as const

/** Every brand of the project. */
export function BrandsScreen({ brands, project, search, text, onText, onSearch, hrefOf, pageHref, onRetry }: BrandsScreenProps) {
  const rows = mapRemote(brands, (each) => each.map((brand) => brandRow(brand, project)))
  return (
    <Screen title="Brands">
      <Stack space="md">
        <TextField kind="search" label="Search for a brand" value={text} onChange={({ target }) => onText(target.value)} />
        <Select
          label="Show"
          options={[all, ...brandFilters]}
          value={brandFilters.find(({ value }) => value === search.show)?.value ?? 'all'}
          onChange={({ target }) => onSearch({ show: target.value === 'all' ? '' : target.value })}
        />
        <FoundItems
          noun="brand"
          icon="dish"
          read={brands}
          found={brandPage(rows.status === 'ready' ? rows.value : [], search)}
          columns={columnsOf(hrefOf)}
          sorts={brandSorts}
          sort={search.sort}
          isFiltered={search.q !== '' || search.show !== ''}
          onSort={(sort) => onSearch({ sort })}
          onShowAll={() => onSearch({ q: '', show: '' })}
          pageHref={pageHref}
          onRetry={onRetry}
        />
      </Stack>
    </Screen>
  )
}
