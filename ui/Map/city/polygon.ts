export type Point = readonly [x: number, y: number]

/** A convex polygon. */
export type Polygon = readonly Point[]

export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** The part of a polygon on one side of a line: where the product with the normal is at most `most`. */
export function clipped(polygon: Polygon, [a, b]: Point, most: number): Polygon {
  const over = ([x, y]: Point) => x * a + y * b - most
  return polygon.flatMap((point, index) => {
    const before = polygon.at(index - 1) ?? point
    const [from, to] = [over(before), over(point)]
    const share = from / (from - to)
    const crossing: Point = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]
    return [...(from > 0 !== to > 0 ? [crossing] : []), ...(to > 0 ? [] : [point])]
  })
}

export const areaOf = (polygon: Polygon): number =>
  polygon.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = polygon.at(index - 1) ?? [x, y]
    return sum + (beforeX * y - x * beforeY) / 2
  }, 0)

export function middleOf(polygon: Polygon): Point {
  const sum = (axis: 0 | 1) => polygon.reduce((total, point) => total + point[axis], 0) / polygon.length
  return [sum(0), sum(1)]
}

/** The smallest and greatest product of a normal with the corners. */
export function extentOf(polygon: Polygon, [a, b]: Point): readonly [least: number, most: number] {
  const products = polygon.map(([x, y]) => x * a + y * b)
  return [Math.min(...products), Math.max(...products)]
}

/** The direction of the longest side. */
export function longestSide(polygon: Polygon): Point {
  let longest: Point = [1, 0]
  let length = 0
  for (const [index, [x, y]] of polygon.entries()) {
    const [beforeX, beforeY] = polygon.at(index - 1) ?? [x, y]
    const side = Math.hypot(x - beforeX, y - beforeY)
    if (side > length) [length, longest] = [side, [(x - beforeX) / side, (y - beforeY) / side]]
  }
  return longest
}

/** Distance of a point inside from the nearest side; negative outside. */
export const depthIn = (polygon: Polygon, [px, py]: Point): number =>
  Math.min(
    ...polygon.map(([x, y], index) => {
      const [beforeX, beforeY] = polygon.at(index - 1) ?? [x, y]
      const [dx, dy] = [x - beforeX, y - beforeY]
      return (dx * (py - beforeY) - dy * (px - beforeX)) / (Math.hypot(dx, dy) || 1)
    }),
  )
