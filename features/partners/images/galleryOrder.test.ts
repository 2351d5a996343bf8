import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  canBeHero,
  groupOfAddress,
  imagePage,
  imagesAddress,
  imagesPerPage,
  isSameGallery,
  moveImage,
  toggleImage,
} from './galleryOrder.ts'
import type { BrandImage } from './image.ts'

const dusk: BrandImage = { id: '501', url: '/dusk.svg', group: 'mood', name: 'The bar at dusk', width: 2400 }
const gallery = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')

describe('PRT-06 a gallery', () => {
  it('has a picture once, and loses it by the same press', () => {
    fc.assert(
      fc.property(gallery, id, (before, id) => {
        const after = toggleImage(before, id)
        expect(new Set(after).size).toBe(after.length)
        expect(toggleImage(after, id).toSorted()).toEqual(before.toSorted())
      }),
    )
  })
  it('keeps its pictures when one moves, and its order when it moves back', () => {
    fc.assert(
      fc.property(gallery, id, (before, id) => {
        const after = moveImage(before, id, 1)
        expect(after.toSorted()).toEqual(before.toSorted())
        expect(isSameGallery(after, before) || isSameGallery(moveImage(after, id, -1), before)).toBe(true)
      }),
    )
    expect(moveImage(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
    expect(moveImage(['a', 'b'], 'b', 1)).toEqual(['a', 'b'])
  })
  it('PRT-13 shows the last page for one beyond it', () => {
    const images = Array.from({ length: 30 }, (_, index) => ({ ...dusk, id: String(index) }))
    expect(imagePage(images, 'mood', 9)).toMatchObject({ page: 3, pages: 3, count: 30 })
    expect(imagePage(images, 'mood', 9).images).toHaveLength(30 - 2 * imagesPerPage)
    expect(imagePage(images, 'cuisine', 1)).toEqual({ images: [], page: 1, pages: 1, count: 0 })
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
