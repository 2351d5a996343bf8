import * as z from 'zod/mini'
import { pageNumber, searchText } from '../../shared/links/listSearch.ts'
import { brandAccess, type Rights } from '../access.ts'
import { holds, type ListPage, pageOf, sortOf } from '../records/listPage.ts'
import { projectAddress } from '../address.ts'
import type { Project } from '../project.ts'
import { missingOf } from '../steps.ts'
import { type Brand, tagNames } from './api.ts'

/** The address of the list of brands. */
export const brandSearch = z.extend(projectAddress, { q: searchText, page: pageNumber, sort: searchText, show: searchText })
export type BrandSearch = z.output<typeof brandSearch>

/** The columns that brands are sorted by. */
export const brandSorts = ['name', 'locations', 'missing'] as const

/** A brand as its list shows it. */
export type BrandRow = {
  readonly id: string
  readonly name: string
  readonly tags: readonly string[]
  readonly locationCount: number
  readonly missing: readonly string[]
  readonly isPopupComplete: boolean
  readonly canEdit: boolean
}

const shown: Readonly<Record<string, (row: BrandRow) => boolean>> = {
  incomplete: ({ missing }) => missing.length > 0,
  popup: ({ isPopupComplete }) => !isPopupComplete,
  editable: ({ canEdit }) => canEdit,
}

export const brandFilters = [
  { value: 'incomplete', label: 'Incomplete' },
  { value: 'popup', label: 'Popup not verified' },
  { value: 'editable', label: 'I can edit' },
] as const

export const brandRow = (brand: Brand, project: Rights & Pick<Project, 'locations' | 'allBrandTags'>): BrandRow => ({
  id: brand.id,
  name: brand.name,
  tags: tagNames(project.allBrandTags, brand.tagIds),
  locationCount: project.locations.filter(({ brandId }) => brandId === brand.id).length,
  missing: missingOf(brand.steps),
  isPopupComplete: brand.isPopupComplete,
  canEdit: brandAccess(project, brand.id).canEdit,
})

const keys = {
  name: ({ name }: BrandRow) => name,
  locations: ({ locationCount }: BrandRow) => locationCount,
  // The most incomplete first.
  missing: ({ missing, isPopupComplete }: BrandRow) => -2 * missing.length - (isPopupComplete ? 0 : 1),
}

/** The brands that the address asks for: searched, filtered, sorted and paged. */
export function brandPage(rows: readonly BrandRow[], { q, page, sort, show }: BrandSearch): ListPage<BrandRow> {
  const order = sortOf(sort, brandSorts)
  const isShown = (Object.hasOwn(shown, show) && shown[show]) || (() => true)
  return pageOf(
    rows.filter((row) => isShown(row) && holds([row.name, ...row.tags], q)),
    keys[order.column],
    order,
    page,
  )
}
