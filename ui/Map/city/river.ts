import type { Bounds, Point, Polygon } from './polygon.ts'
import { random } from './random.ts'

export const riverWidth = 0.19
const step = 0.1
/** Distance of the trees on its banks from its middle. */
const quay = riverWidth / 2 + 0.03
/** Distance of two rivers. */
const apart = 7

export type River = readonly Point[]
export type Bridge = { readonly from: Point; readonly to: Point }

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

/** The rivers in the bounds. One flows past the city's centre, which is at 0, 0. */
export function riversIn(seed: number, { left, top, right, bottom }: Bounds): readonly River[] {
  const angle = (random(seed, 1) - 0.5) * 0.9
  const [swing, bend] = [random(seed, 2), random(seed, 3)].map((part) => part * 2 * Math.PI)
  const offset = (random(seed, 4) < 0.5 ? -1 : 1) * (0.35 + 0.2 * random(seed, 5))
  const corners = (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map((corner) => turned(corner, -angle))
  const span = (axis: 0 | 1, by: number) => {
    const values = corners.map((corner) => corner[axis])
    return [Math.floor((Math.min(...values) - 1) / by), Math.ceil((Math.max(...values) + 1) / by)] as const
  }
  const [first, last] = span(0, step)
  const [upper, lower] = span(1, apart)
  return Array.from({ length: lower - upper + 1 }, (_, index) =>
    Array.from({ length: last - first + 1 }, (__, sample): Point => {
      const [x, number] = [(first + sample) * step, upper + index]
      const curve = 0.4 * Math.sin(x * 1.15 + (swing ?? 0) + number) + 0.16 * Math.sin(x * 2.6 + (bend ?? 0) - number)
      return turned([x, number * apart + offset + curve], angle)
    }),
  )
}

/** Points along both banks. */
export const quaysOf = (river: River): readonly Point[] =>
  river.slice(1, -1).flatMap((point, index) => {
    const [before, after] = [river[index] ?? point, river[index + 2] ?? point]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1])
    const [x, y] = [((before[1] - after[1]) / length) * quay, ((after[0] - before[0]) / length) * quay]
    const between = (share: number): Point => [point[0] + (after[0] - point[0]) * share, point[1] + (after[1] - point[1]) * share]
    return [point, between(0.5)].flatMap(([px, py]): Point[] => [
      [px + x, py + y],
      [px - x, py - y],
    ])
  })

/** The point that two segments share, or null. */
function crossing([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point | null {
  const across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  const s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
  const t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across
  return s >= 0 && s < 1 && t >= 0 && t < 1 ? [ax + (bx - ax) * s, ay + (by - ay) * s] : null
}

/** A bridge where a side of a district, which is an avenue, crosses a river. */
export const bridgesOver = (river: River, district: Polygon): readonly Bridge[] =>
  district.flatMap((to, index) => {
    const from = district.at(index - 1) ?? to
    // Both neighbours have this side, in opposite directions: only one of them draws it.
    if (from[0] > to[0]) return []
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    return river.flatMap((point, sample) => {
      const next = river[sample + 1]
      const place = next && crossing(point, next, from, to)
      if (!place) return []
      const slant = Math.abs((next[0] - point[0]) * y - (next[1] - point[1]) * x) / step
      const half = (riverWidth / 2 + 0.025) / slant
      return slant < 0.5 ? [] : [{ from: [place[0] - x * half, place[1] - y * half], to: [place[0] + x * half, place[1] + y * half] }]
    })
  })
