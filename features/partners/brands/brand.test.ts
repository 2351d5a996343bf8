import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getLogoId, logoKinds } from '../images/logo.ts'
import { brandRecord, getBrands, getCmsProviders } from './api.ts'
import { toggleFavorite, toggleTag } from './TagPicker.tsx'

const wire = {
  id: '101',
  brand_name: 'Harbor & Rye',
  tag_ids: ['1', '2'],
  favorite_tag_ids: ['2'],
  brand_description: 'A waterfront dining room.',
  website_url: 'https://harborrye.example',
  gallery_images_ids: ['501', '502'],
  hero_image_id: '501',
  logo_dark_id: '601',
  logo_light_id: '602',
  logo_light_wide_id: '603',
  logo_dark_wide_id: '604',
  base_logo_id: '605',
  no_color_alteration: true,
  steps_data: [{ title: 'Website', complete: true, message: 'Add a website' }],
  popup_incomplete_reason: 'We did not find the popup.',
  popup_complete: true,
  cms_provider: 'squarespace',
  lock_version: '3',
}
const brands = z.decode(getBrands.response, { partner_brands: [wire, { id: 102, brand_name: 'Lark' }, { id: 103 }] })
const [whole, bare] = brands
const { form, draftFrom } = brandRecord
if (!whole || !bare) throw new Error('A brand was not read.')

describe('PRT-05 the answer of the brands', () => {
  it('is read with every field, and is written as it was', () => {
    expect(brands).toHaveLength(2)
    expect(whole).toEqual({
      id: '101',
      name: 'Harbor & Rye',
      tagIds: ['1', '2'],
      favoriteTagIds: ['2'],
      description: 'A waterfront dining room.',
      websiteUrl: 'https://harborrye.example',
      galleryImageIds: ['501', '502'],
      heroImageId: '501',
      logoDarkId: '601',
      logoLightId: '602',
      logoLightWideId: '603',
      logoDarkWideId: '604',
      baseLogoId: '605',
      noColorAlteration: true,
      steps: [{ title: 'Website', isDone: true, missing: 'Add a website', page: null, field: null }],
      popupReason: 'We did not find the popup.',
      isPopupComplete: true,
      cmsProvider: 'squarespace',
      version: '3',
    })
    expect(z.encode(getBrands.response, [whole])).toEqual({ partner_brands: [wire] })
  })
  it('may leave out all but its name', () => {
    const { id, name, tagIds, favoriteTagIds, galleryImageIds, steps, noColorAlteration, isPopupComplete, ...rest } = bare
    expect([id, name, noColorAlteration, isPopupComplete]).toEqual(['102', 'Lark', false, false])
    expect([tagIds, favoriteTagIds, galleryImageIds, steps]).toEqual([[], [], [], []])
    expect(new Set(Object.values(rest))).toEqual(new Set([null]))
  })
  it('goes with what a website can be built with', () => {
    const providers = [{ value: 'wix', label: 'Wix' }]
    expect(z.parse(getCmsProviders.response, { cms_providers: [...providers, { value: 'other' }] })).toEqual(providers)
  })
})

it('PRT-07 each logo of a brand has its own picture', () => {
  expect(logoKinds.map((kind) => [kind, getLogoId(whole, kind)])).toEqual([
    ['logo_dark', '601'],
    ['logo_light', '602'],
    ['logo_dark_wide', '604'],
    ['logo_light_wide', '603'],
    ['base_logo', '605'],
  ])
  expect(getLogoId(bare, 'base_logo')).toBeNull()
})

describe('PRT-05 the form of a brand', () => {
  it('shows what is saved, and saves it as it was', () => {
    expect(whole).toMatchObject(z.parse(form, draftFrom(whole)))
  })
  it('is empty where nothing is saved', () => {
    expect(draftFrom(bare)).toEqual({ name: 'Lark', description: '', websiteUrl: '', tagIds: [], favoriteTagIds: [], cmsProvider: '' })
    expect(z.parse(form, draftFrom(bare))).toMatchObject({ description: null, websiteUrl: null, cmsProvider: null })
  })
  it.each([['description', 'a'.repeat(1_001), 'Enter at most 1,000 characters']])('refuses a wrong %s', (name, typed, message) => {
    expect(z.safeParse(form, { ...draftFrom(whole), [name]: typed }).error?.issues).toMatchObject([{ path: [name], message }])
  })
})

describe('PRT-05 the tags of a brand', () => {
  const chosen = { tagIds: ['1', '2'], favoriteTagIds: ['1', '2'] }
  it('are chosen and left by the same press', () => {
    expect(toggleTag(chosen, '3')).toEqual({ ...chosen, tagIds: ['1', '2', '3'] })
    expect(toggleTag(toggleTag(chosen, '3'), '3')).toEqual(chosen)
  })
  it('are no favorites any more when they are left', () => {
    expect(toggleTag(chosen, '1')).toEqual({ tagIds: ['2'], favoriteTagIds: ['2'] })
  })
  it('are favorites by a press, and none by the next', () => {
    expect(toggleFavorite(['1'], '2')).toEqual(['1', '2'])
    expect(toggleFavorite(['1', '2'], '1')).toEqual(['2'])
  })
})
