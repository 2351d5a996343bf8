import { Badge } from '../../../ui/Badge/Badge.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Pagination } from '../../../ui/Pagination/Pagination.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Table } from '../../../ui/Table/Table.tsx'
import type { Column } from '../../../ui/Table/column.ts'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { listStatus } from '../../shared/listStatus.ts'
import { mapRemote, type Remote } from '../../shared/remote.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { Rights } from '../access.ts'
import { sortOf, sortText } from '../listPage.ts'
import type { Project } from '../project.ts'
import type { Brand } from './brand.ts'
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
      <Stack space="xs">
        <TextLink href={hrefOf(id)}>{name}</TextLink>
        <Text size="sm" tone="muted" weight="regular">
          {tags.join(', ') || 'No tags yet'}
          {!canEdit && ' · View only'}
        </Text>
      </Stack>
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
    cell: ({ missing, isPopupComplete }) => (
      <Stack space="xs" align="start">
        {missing.length === 0 ? (
          <Badge tone="success" icon="check">
            Complete
          </Badge>
        ) : (
          <>
            <Badge tone="warning" icon="alert">
              Incomplete
            </Badge>
            <Text size="sm">{missing.join(' · ')}</Text>
          </>
        )}
        {!isPopupComplete && (
          <Badge tone="warning" icon="alert">
            Popup not verified
          </Badge>
        )}
      </Stack>
    ),
  },
]

const all = { value: 'all', label: 'All brands' } as const

/** PRT-05, PRT-13: every brand of the project. */
export function BrandsScreen({ brands, project, search, text, onText, onSearch, hrefOf, pageHref, onRetry }: BrandsScreenProps) {
  const rows = mapRemote(brands, (each) => each.map((brand) => brandRow(brand, project)))
  const shown = brandPage(rows.status === 'ready' ? rows.value : [], search)
  const isFiltered = search.q !== '' || search.show !== ''
  const status = listStatus({ read: brands, onRetry })
  const count = `${shown.count.toLocaleString('en-US')} ${shown.count === 1 ? 'brand' : 'brands'}`
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
        {brands.status === 'ready' && (
          <Inline space="sm">
            <Text tone="muted">{isFiltered ? `${count} found` : count}</Text>
            {isFiltered && <TextButton onClick={() => onSearch({ q: '', show: '' })}>Show all</TextButton>}
          </Inline>
        )}
        <Table
          label="Brands"
          columns={columnsOf(hrefOf)}
          rows={shown.rows}
          rowId={({ id }) => id}
          sort={sortOf(search.sort, brandSorts)}
          onSort={(sort) => onSearch({ sort: sortText(sort, brandSorts) })}
          {...status}
          {...(brands.status === 'ready' && isFiltered && { announcement: `${count} found` })}
          empty={
            isFiltered ? (
              <EmptyState icon="search" title="No brand found" text="Try another search, or show all brands." />
            ) : (
              <EmptyState icon="dish" title="No brand yet" text="Your onboarding specialist adds the first one with you." />
            )
          }
        />
        <Pagination label="Brands" page={shown.page} count={shown.pages} hrefOf={pageHref} {...status} />
      </Stack>
    </Screen>
  )
}
