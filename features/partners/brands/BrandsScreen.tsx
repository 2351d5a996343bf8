import { mapRemote, type Remote } from '../../shared/api/remote.ts'
import { type Rights, brandAccess } from '../access.ts'
import { FoundItems, ItemName, ItemsScreen, type ItemsProps, stateColumns } from '../records/ItemsScreen.tsx'
import type { ItemList } from '../records/listPage.ts'
import type { ListSearch } from '../address.ts'
import { type Project, type Missing, missingSteps } from '../project.ts'
import { type Brand, tagNames } from './api.ts'
import { brandNoun } from './noun.ts'

export type BrandRow = {
  readonly id: string
  readonly name: string
  readonly tags: readonly string[]
  readonly locationCount: number
  readonly missing: readonly Missing[]
  readonly isPopupComplete: boolean
  readonly canEdit: boolean
}

export const brandRow = (brand: Brand, project: Rights & Pick<Project, 'locations' | 'allBrandTags'>): BrandRow => ({
  id: brand.id,
  name: brand.name,
  tags: tagNames(project.allBrandTags, brand.tagIds),
  locationCount: project.locations.filter(({ brandId }) => brandId === brand.id).length,
  missing: missingSteps(brand.steps),
  isPopupComplete: brand.isPopupComplete,
  canEdit: brandAccess(project, brand.id).canEdit,
})

export const brandList: ItemList<BrandRow, ListSearch> = {
  noun: brandNoun,
  icon: 'dish',
  all: { q: '', show: '' },
  texts: ({ name, tags }) => [name, ...tags],
  filters: [
    { value: 'incomplete', label: 'Incomplete', shows: ({ missing }) => missing.length > 0 },
    { value: 'popup', label: 'Popup not verified', shows: ({ isPopupComplete }) => !isPopupComplete },
    { value: 'editable', label: 'I can edit', shows: ({ canEdit }) => canEdit },
  ],
  columns: (hrefOf) => [
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
      narrow: 'labelled',
      sortBy: ({ locationCount }) => locationCount,
      cell: ({ locationCount }) => locationCount.toLocaleString('en-US'),
    },
    ...stateColumns(hrefOf, ({ isPopupComplete }: BrandRow) => isPopupComplete, 'Popup not verified'),
  ],
}

export type BrandsScreenProps = ItemsProps<ListSearch> & {
  brands: Remote<readonly Brand[]>
  project: Rights & Pick<Project, 'locations' | 'allBrandTags'>
}

export const BrandsScreen = ({ brands, project, ...items }: BrandsScreenProps) => (
  <ItemsScreen {...items} list={brandList} count={brands.status === 'ready' ? brands.value.length : null}>
    <FoundItems {...items} list={brandList} read={mapRemote(brands, (each) => each.map((brand) => brandRow(brand, project)))} />
  </ItemsScreen>
)
