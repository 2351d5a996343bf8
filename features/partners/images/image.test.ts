import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getBrandImages } from './api.ts'

describe('PRT-06 the answer of the pictures', () => {
  const picture = { id: 501, image_url: '/dusk.svg', tag_group: 'mood', name: 'The bar at dusk', width: '2400' }
  const read = (...brand_images: readonly object[]) => z.parse(getBrandImages.response, { brand_images })

  it('is read with the pictures and the logos', () => {
    expect(z.parse(getBrandImages.response, { brand_images: [picture], logos: [{ id: 601, image_url: '/logo.svg' }] })).toEqual({
      images: [{ id: '501', url: '/dusk.svg', group: 'mood', name: 'The bar at dusk', width: 2400 }],
      logos: [{ id: '601', url: '/logo.svg' }],
    })
  })
  it('may leave out all but the picture', () => {
    expect(read({ id: 502, image_url: '/a.svg' }, { id: 503 })).toEqual({
      images: [{ id: '502', url: '/a.svg', group: 'other', name: null, width: null }],
      logos: [],
    })
  })
  it('shows a picture of a group that we do not know among the others', () => {
    expect(read({ ...picture, tag_group: 'weather' }).images).toMatchObject([{ group: 'other' }])
  })
})
