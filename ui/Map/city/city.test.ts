import { describe, expect, it } from 'vitest'
import { cityAround } from './around.ts'
import { builtIn, cityOf } from './city.ts'
import { areaOf, type Bounds, clipped, depthIn, middleOf, type Point, type Polygon } from './polygon.ts'

const window: Bounds = { left: -1.6, top: -0.9, right: 1.6, bottom: 0.9 }
const seeds = [0, 7, 481, 90_210, -12]
function drawn(seed: number, bounds = window, unit = 250) {
  const plan = { seed, bounds, unit }
  const city = cityOf(plan)
  return { ...city, ...builtIn(city.districts, plan) }
}
type Drawn = ReturnType<typeof drawn>

const all = ({ blocks }: Drawn): readonly Polygon[] => Object.values(blocks).flat()
const isInside = ([x, y]: Point, { left, top, right, bottom }: Bounds) => x > left && x < right && y > top && y < bottom
/** Texts of the blocks whose middle is in the bounds. */
const blocksIn = (city: Drawn, bounds: Bounds) =>
  all(city)
    .filter((block) => isInside(middleOf(block), bounds))
    .map((block) => block.map((point) => point.map((value) => value.toFixed(6)).join(' ')).join())
    .toSorted()

describe.each(seeds)('the city of seed %i', (seed) => {
  it('has a river near its centre, with bridges, and parks', () => {
    const city = drawn(seed)
    const distance = Math.min(...city.rivers.flat().map(([x, y]) => Math.hypot(x, y)))
    expect(distance).toBeLessThan(1.1)
    expect(city.bridges.length).toBeGreaterThan(0)
    expect(drawn(seed, { left: -4, top: -4, right: 4, bottom: 4 }).blocks.park.length).toBeGreaterThan(0)
  })
  it('has the same streets wherever the map has been moved to', () => {
    const [moved, shared]: readonly Bounds[] = [
      { left: -0.3, top: -0.2, right: 2.9, bottom: 1.6 },
      { left: -0.3, top: -0.2, right: 1.6, bottom: 0.9 },
    ]
    if (!moved || !shared) return
    expect(blocksIn(drawn(seed, moved), shared)).toEqual(blocksIn(drawn(seed), shared))
    expect(blocksIn(drawn(seed), shared).length).toBeGreaterThan(50)
  })
  it('only gains streets when the map is enlarged', () => {
    const near = { left: -0.4, top: -0.25, right: 0.4, bottom: 0.25 }
    const [far, nearer] = [drawn(seed, near), drawn(seed, near, 1000)]
    const isInBlock = (point: Point) => all(far).some((block) => depthIn(block, point) > -1e-9)
    expect(all(nearer).filter((block) => isInside(middleOf(block), near) && !isInBlock(middleOf(block)))).toEqual([])
    expect(all(nearer).length).toBeGreaterThan(2 * all(far).length)
  })
  it('has blocks that do not overlap, and few enough to draw', () => {
    const blocks = all(drawn(seed))
    expect(blocks.length).toBeLessThan(1500)
    expect(blocks.every((block) => areaOf(block) > 0)).toBe(true)
    const middles = blocks.map(middleOf)
    for (const [index, block] of blocks.entries())
      expect(middles.filter((middle, other) => other !== index && depthIn(block, middle) > 0)).toEqual([])
  })
})

it('another place has another city', () => {
  const [austin, wellington] = [
    { longitude: -97.74, latitude: 30.27 },
    { longitude: 174.78, latitude: -41.29 },
  ] as const
  expect(cityAround([austin]).seed).not.toBe(cityAround([wellington]).seed)
  expect(cityAround([austin])).toEqual(cityAround([austin]))
  expect(cityAround([]).district).toBeGreaterThan(0)
})

it('a clipped polygon is the part on one side of the line', () => {
  const square: Polygon = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ]
  expect(areaOf(clipped(square, [1, 0], 0.5))).toBeCloseTo(1)
  expect(clipped(square, [1, 0], -1)).toEqual([])
  expect(clipped(square, [1, 0], 3)).toEqual(square)
})
