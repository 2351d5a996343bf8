import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pixelProblem, pixelsIn, reducedTo, targets } from './pixels.ts'

const bytes = (...list: number[]): ArrayBuffer => new Uint8Array(list).buffer
const png = bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 7, 128, 0, 0, 4, 56)
/** With a comment of two bytes before its frame. */
const jpeg = bytes(0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 4, 56, 7, 128, 3, 1, 1)

describe('PRT-17 the pixels of a file', () => {
  it('are read from its head', () => {
    expect(pixelsIn(png)).toEqual({ width: 1920, height: 1080 })
    expect(pixelsIn(jpeg)).toEqual({ width: 1920, height: 1080 })
  })
  it('are none in what is no picture, and reading never fails', () => {
    expect(pixelsIn(bytes(0x25, 0x50, 0x44, 0x46))).toBeNull()
    fc.assert(fc.property(fc.uint8Array(), (list) => void pixelsIn(new Uint8Array([0xff, 0xd8, ...list]).buffer)))
    fc.assert(fc.property(fc.uint8Array(), (list) => void pixelsIn(new Uint8Array([0x89, 0x50, 0x4e, 0x47, ...list]).buffer)))
  })
  it('are enough, or the reason says what is needed', () => {
    expect(pixelProblem({ width: 900, height: 239 }, targets.logo)).toBe(
      'This picture is 239 pixels high. It needs at least 240, or it would look blurred.',
    )
    expect(pixelProblem({ width: 1919, height: 4000 }, targets.hero)).toContain('1919 pixels wide')
    expect(pixelProblem({ width: 20, height: 280 }, targets.gallery)).toBeNull()
    expect(pixelProblem({ width: 1, height: 1 }, null)).toBeNull()
    expect(pixelProblem({ width: 30_000, height: 30_000 }, null)).toContain('fewer than 50 million')
  })
  it('PRT-06 of a picture for the gallery are enough for the hero, where it has them', () => {
    expect(reducedTo({ width: 3840, height: 2160 }, targets.gallery)).toEqual({ width: 1920, height: 1080 })
    expect(reducedTo({ width: 1920, height: 1080 }, targets.gallery)).toEqual({ width: 1920, height: 1080 })
    expect(reducedTo({ width: 1200, height: 800 }, targets.gallery)).toEqual({ width: 1200, height: 800 })
    // So wide that the hero's width would make it too low for the gallery.
    expect(reducedTo({ width: 19_200, height: 560 }, targets.gallery)).toEqual({ width: 9600, height: 280 })
  })
  it('are reduced to the target, never enlarged, with the same proportions', () => {
    expect(reducedTo({ width: 3840, height: 2160 }, targets.hero)).toEqual({ width: 1920, height: 1080 })
    expect(reducedTo({ width: 3840, height: 2160 }, targets.logo)).toEqual({ width: 427, height: 240 })
    expect(reducedTo({ width: 100, height: 100 }, targets.hero)).toEqual({ width: 100, height: 100 })
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, fc.constantFrom(...Object.values(targets)), (width, height, target) => {
        const to = reducedTo({ width, height }, target)
        expect(to.width).toBeLessThanOrEqual(width)
        expect(to.height).toBeLessThanOrEqual(height)
        expect(Math.abs(to.width - (to.height * width) / height)).toBeLessThanOrEqual(1 + width / height)
        if ((target.side === 'width' ? width : height) < target.pixels) return
        if ('reducedTo' in target) expect(to[target.side]).toBeGreaterThanOrEqual(target.pixels)
        else expect(to[target.side]).toBe(target.pixels)
      }),
    )
  })
})
