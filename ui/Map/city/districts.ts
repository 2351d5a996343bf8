import { type Bounds, clipped, type Point, type Polygon } from './polygon.ts'
import { random } from './random.ts'

/** Half the width of an avenue. Lengths are in districts: 1 is the average distance of two of them. */
const avenue = 0.025

export type District = { readonly column: number; readonly row: number; readonly polygon: Polygon; readonly whole: Polygon }

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

const siteOf = (seed: number, column: number, row: number): Point => [
  column + 0.18 + 0.64 * random(seed, column, row, 1),
  row + 0.18 + 0.64 * random(seed, column, row, 2),
]

const steps = [-2, -1, 0, 1, 2].flatMap((down) => [-2, -1, 0, 1, 2].map((across) => [across, down] as const))

/** The land that is nearer to this site than to others (a Voronoi cell), less by half of the avenues around it. */
function cellOf(seed: number, column: number, row: number, street: number): Polygon {
  const [x, y] = siteOf(seed, column, row)
  const box: Polygon = [
    [x - 2, y - 2],
    [x + 2, y - 2],
    [x + 2, y + 2],
    [x - 2, y + 2],
  ]
  return steps.reduce((polygon, [across, down]) => {
    if (across === 0 && down === 0) return polygon
    const [otherX, otherY] = siteOf(seed, column + across, row + down)
    const distance = Math.hypot(otherX - x, otherY - y)
    const normal: Point = [(otherX - x) / distance, (otherY - y) / distance]
    return clipped(polygon, normal, (normal[0] * (x + otherX) + normal[1] * (y + otherY)) / 2 - street)
  }, box)
}

/** The districts that may reach into the bounds. */
export const districtsIn = (seed: number, { left, top, right, bottom }: Bounds): readonly District[] =>
  range(Math.floor(top) - 1, Math.floor(bottom) + 1).flatMap((row) =>
    range(Math.floor(left) - 1, Math.floor(right) + 1).map((column) => ({
      column,
      row,
      polygon: cellOf(seed, column, row, avenue),
      whole: cellOf(seed, column, row, 0),
    })),
  )
