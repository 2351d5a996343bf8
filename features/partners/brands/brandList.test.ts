import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createProject } from '../examples/createProject.ts'
import { getBrands } from './api.ts'
import { brandList, brandRow, type BrandRow } from './BrandsScreen.tsx'
import { listSearch } from '../address.ts'
import { foundPage } from '../records/listPage.ts'

const missing = (title: string) => ({ title, what: `Add a ${title}`, page: null, field: title })

const tags = {
  cuisine: [
    { id: '1', name: 'Seafood' },
    { id: '2', name: 'Bakery' },
  ],
  mood: [{ id: '3', name: 'Date night' }],
  other: [{ id: '4', name: 'Full bar' }],
}
const row = (id: string, name: string, more: Partial<BrandRow> = {}): BrandRow => ({
  id,
  name,
  tags: [],
  locationCount: 1,
  missing: [],
  isPopupComplete: true,
  canEdit: false,
  ...more,
})
const rows = [
  row('tern', 'Tern', { tags: ['Seafood', 'Full bar'], locationCount: 3 }),
  row('olmo', 'Casa Olmo', { missing: [missing('website')] }),
  row('kumo', 'Kumo Ramen', { isPopupComplete: false }),
  row('lark', 'Lark & Loaf', { missing: [missing('website'), missing('description')], locationCount: 2, canEdit: true }),
]
const shown = (search: object) =>
  foundPage(brandList, brandList.columns(String), rows, z.parse(listSearch, search)).rows.map(({ id }) => id)

describe('PRT-13 the list of brands', () => {
  it.each([[{ show: 'editable' }, ['lark']]])('of the address %j is %j', (search, ids) => {
    expect(shown(search)).toEqual(ids)
  })
})

describe('PRT-05 a brand in its list', () => {
  const steps_data = [{ title: 'Website', complete: false }]
  const brands = z.decode(getBrands.response, {
    partner_brands: [{ id: 101, brand_name: 'Lark', tag_ids: [4, 1], steps_data, popup_complete: true }],
  })
  const project_locations = [
    { id: 301, name: 'Dock Street', partner_brand_id: 101 },
    { id: 302, name: 'Mill Street', partner_brand_id: 102 },
    { id: 303, name: 'Elm Street', partner_brand_id: 101 },
  ]
  const getRows = (fields: object) =>
    brands.map((brand) => brandRow(brand, createProject({ project_locations, all_brand_tags: tags, ...fields })))

  it('PRT-11 says whether it can be edited', () => {
    expect(getRows({ current_user: { editable_brand_ids: [102] } })).toMatchObject([{ canEdit: false }])
  })
})
