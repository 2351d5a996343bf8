import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frames, getMaxZoom, partInPixels } from './crop.ts'
import { targets } from './pixels.ts'

it('PRT-17 a part of a picture is in whole pixels, as it was seen', () => {
  const part = { x: 12.5, y: 0, width: 75, height: 100 }
  expect(partInPixels(part, { width: 400, height: 300 })).toEqual({ x: 50, y: 0, width: 300, height: 300 })
})

it('PRT-19 a picture is enlarged as far as its part is large enough, by its width or its height, and never reduced', () => {
  expect(getMaxZoom({ width: 2400, height: 3200 }, frames.hero.aspect, targets.hero)).toBe(1.25)
  expect(getMaxZoom({ width: 3000, height: 1000 }, frames.hero.aspect, targets.hero)).toBe(1)
  expect(getMaxZoom({ width: 901, height: 1200 }, frames.wideLogo.aspect, targets.logo)).toBe(1.25)
})

it('PRT-17 a part is never empty, and never outside the picture', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  const percent = fc.double({ min: -5, max: 105, noNaN: true })
  fc.assert(
    fc.property(side, side, percent, percent, percent, percent, (width, height, x, y, w, h) => {
      const part = partInPixels({ x, y, width: w, height: h }, { width, height })
      expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1)
      expect(part.x + part.width).toBeLessThanOrEqual(width)
      expect(part.y + part.height).toBeLessThanOrEqual(height)
    }),
  )
})
