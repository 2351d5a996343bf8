import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { canBeHero, groupOfAddress, imagePage, imagesAddress, imagesPerPage, isSameGallery, moveImage } from './galleryOrder.ts'
import { type BrandImage, libraryResponse } from './image.ts'

const dusk: BrandImage = { id: '501', url: '/dusk.svg', group: 'mood', name: 'The bar at dusk', width: 2400 }

describe('PRT-06 the answer of the pictures', () => {
  const picture = { id: 501, image_url: '/dusk.svg', tag_group: 'mood', name: 'The bar at dusk', width: '2400' }
  const read = (...brand_images: readonly object[]) => z.parse(libraryResponse, { brand_images })

  it('is read with the pictures and the logos', () => {
    expect(z.parse(libraryResponse, { brand_images: [picture], logos: [{ id: 601, image_url: '/logo.svg' }] })).toEqual({
      images: [dusk],
      logos: [{ id: '601', url: '/logo.svg' }],
    })
  })
  it('may leave out all but the picture', () => {
    expect(read({ id: 502, image_url: '/a.svg' }, { id: 503 })).toEqual({
      images: [{ id: '502', url: '/a.svg', group: 'other', name: null, width: null }],
      logos: [],
    })
  })
  it.each([
    ['cuisine', 'cuisine'],
    ['mood', 'mood'],
    ['other', 'other'],
    ['weather', 'other'],
  ])('shows a picture of the group %s in %s', (tag_group, group) => {
    expect(read({ ...picture, tag_group }).images).toMatchObject([{ group }])
  })
})

describe('PRT-06 the pictures of a brand', () => {
  it.each([
    [1920, true],
    [2400, true],
    [1919, false],
    [null, false],
  ])('of %s pixels can be the hero: %s', (width, can) => {
    expect(canBeHero({ ...dusk, width })).toBe(can)
  })
  it.each([
    [['a', 'b'], ['a', 'b'], true],
    [[], [], true],
    [['a', 'b'], ['b', 'a'], false],
    [['a'], ['a', 'b'], false],
    [['a', 'b'], ['a'], false],
  ])('%j and %j are the same gallery: %s', (one, other, same) => {
    expect(isSameGallery(one, other)).toBe(same)
  })
  it('stay as they are when a picture moves that is not among them, or beyond an end', () => {
    expect(moveImage(['a', 'b'], 'c', 1)).toEqual(['a', 'b'])
    expect(moveImage(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  })
  it('PRT-13 are on pages of their group', () => {
    const images = Array.from({ length: 2 * imagesPerPage }, (_, index) => ({ ...dusk, id: String(index) }))
    const page = imagePage([...images, { ...dusk, group: 'cuisine' }], 'mood', 2)
    expect(page).toEqual({ images: images.slice(imagesPerPage), page: 2, pages: 2, count: images.length })
  })
  it.each([
    ['mood', 'mood'],
    ['other', 'other'],
    ['', 'cuisine'],
    ['weather', 'cuisine'],
  ])('PRT-13 of the group %j in the address are %s', (text, group) => {
    expect(groupOfAddress(text)).toBe(group)
  })
  it('PRT-13 have an address', () => {
    const address = { project: 'tern', id: '201', group: 'mood', page: 2 }
    expect(z.parse(imagesAddress, { ...address, page: '2' })).toEqual(address)
  })
})
