import { mapRemote, type Remote } from '../../shared/api/remote.ts'
import type { Rights } from '../access.ts'
import type { Project } from '../project.ts'
import { FoundItems, ItemName, ItemsScreen, type ItemsProps, ItemStatus } from '../records/ItemsScreen.tsx'
import { type Columns, foundPage } from '../records/listPage.ts'
import type { Brand } from './api.ts'
import { brandList, type BrandRow, brandRow, type BrandSearch, type BrandSort } from './brandList.ts'

export type BrandsScreenProps = ItemsProps<BrandSearch> & {
  brands: Remote<readonly Brand[]>
  project: Rights & Pick<Project, 'locations' | 'allBrandTags'>
}

const columnsOf = (hrefOf: (id: string) => string): Columns<BrandRow, BrandSort> => [
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

/** Every brand of the project. */
export function BrandsScreen({ brands, project, search, text, onText, onSearch, hrefOf, pageHref, onRetry }: BrandsScreenProps) {
  const rows = mapRemote(brands, (each) => each.map((brand) => brandRow(brand, project)))
  return (
    <ItemsScreen
      noun="brand"
      text={text}
      onText={onText}
      filters={brandList.filters}
      show={search.show}
      onShow={(show) => onSearch({ show })}>
      <FoundItems
        noun="brand"
        icon="dish"
        read={brands}
        found={foundPage(brandList, rows.status === 'ready' ? rows.value : [], search)}
        columns={columnsOf(hrefOf)}
        sorts={brandList.sorts}
        sort={search.sort}
        isFiltered={search.q !== '' || search.show !== ''}
        onSort={(sort) => onSearch({ sort })}
        onShowAll={() => onSearch({ q: '', show: '' })}
        pageHref={pageHref}
        onRetry={onRetry}
      />
    </ItemsScreen>
  )
}
