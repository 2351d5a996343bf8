import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imagePage, imagesPerPage, isSameGallery, moveImage, toggleImage } from './galleryOrder.ts'

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
    const images = Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      url: '/',
      name: null,
      width: null,
      group: 'mood' as const,
    }))
    expect(imagePage(images, 'mood', 9)).toMatchObject({ page: 3, pages: 3, count: 30 })
    expect(imagePage(images, 'mood', 9).images).toHaveLength(30 - 2 * imagesPerPage)
    expect(imagePage(images, 'cuisine', 1)).toEqual({ images: [], page: 1, pages: 1, count: 0 })
  })
})
