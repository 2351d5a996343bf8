import * as z from 'zod/mini'
import { pageNumber, searchText } from '../../shared/links/listSearch.ts'
import { brandAccess, type Rights } from '../access.ts'
import type { ItemList } from '../records/listPage.ts'
import { projectAddress } from '../address.ts'
import type { Project } from '../project.ts'
import { missingOf } from '../steps.ts'
import { type Brand, tagNames } from './api.ts'

/** The address of the list of brands. */
export const brandSearch = z.extend(projectAddress, { q: searchText, page: pageNumber, sort: searchText, show: searchText })
export type BrandSearch = z.output<typeof brandSearch>

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

export const brandRow = (brand: Brand, project: Rights & Pick<Project, 'locations' | 'allBrandTags'>): BrandRow => ({
  id: brand.id,
  name: brand.name,
  tags: tagNames(project.allBrandTags, brand.tagIds),
  locationCount: project.locations.filter(({ brandId }) => brandId === brand.id).length,
  missing: missingOf(brand.steps),
  isPopupComplete: brand.isPopupComplete,
  canEdit: brandAccess(project, brand.id).canEdit,
})

export type BrandSort = 'name' | 'locations' | 'missing'

export const brandList: ItemList<BrandRow, BrandSort> = {
  texts: ({ name, tags }) => [name, ...tags],
  filters: [
    { value: 'incomplete', label: 'Incomplete', shows: ({ missing }) => missing.length > 0 },
    { value: 'popup', label: 'Popup not verified', shows: ({ isPopupComplete }) => !isPopupComplete },
    { value: 'editable', label: 'I can edit', shows: ({ canEdit }) => canEdit },
  ],
  sorts: ['name', 'locations', 'missing'],
  keys: {
    name: ({ name }) => name,
    locations: ({ locationCount }) => locationCount,
    // The most incomplete first.
    missing: ({ missing, isPopupComplete }) => -2 * missing.length - (isPopupComplete ? 0 : 1),
  },
}
