import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canBeHero, isSameGallery, moveImage, placeImage, toggleImage } from './galleryOrder.ts'
import * as z from 'zod/mini'
import { imagesAddress } from '../address.ts'
import type { BrandImage } from './api.ts'

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
        expect(isSameGallery(after, before)).toBe(after.join() === before.join())
        expect(isSameGallery(after, before.slice(1))).toBe(after.length === 0)
        expect(isSameGallery(after, before) || isSameGallery(moveImage(after, id, -1), before)).toBe(true)
      }),
    )
    expect(moveImage(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
    for (const [id, by] of [
      ['b', 1],
      ['a', -1],
      ['c', 1],
    ] as const)
      expect(moveImage(['a', 'b'], id, by)).toEqual(['a', 'b'])
  })
  it('has a dragged picture where it was dropped', () => {
    expect(placeImage(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
    expect(placeImage(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(placeImage(['a', 'b'], 'c', 0)).toEqual(['a', 'b'])
  })
})

describe('PRT-06 the pictures of a brand', () => {
  it.each([
    [1920, true],
    [null, false],
  ])('of %s pixels can be the hero: %s', (width, can) => {
    expect(canBeHero({ ...dusk, width })).toBe(can)
  })
  it.each([
    ['mood', 'mood'],
    ['other', 'other'],
    ['', 'cuisine'],
    ['weather', 'cuisine'],
  ])('PRT-13 of the group %j in the address are %s', (text, group) => {
    expect(z.parse(imagesAddress, { group: text }).group).toBe(group)
  })
})
