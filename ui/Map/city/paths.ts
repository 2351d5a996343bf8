import type { Circle } from './city.ts'
import type { Point, Polygon } from './polygon.ts'

/** From districts to px of the drawing. */
export type Scale = (point: Point) => Point

const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

const towards = ([x, y]: Point, [toX, toY]: Point, px: number): Point => {
  const share = Math.min(px / (Math.hypot(toX - x, toY - y) || 1), 0.33)
  return [x + (toX - x) * share, y + (toY - y) * share]
}

/** Blocks with slightly round corners. */
export const blocksPath = (polygons: readonly Polygon[], scale: Scale, corner: number): string =>
  polygons
    .map((polygon) => {
      const points = polygon.map(scale)
      const corners = points.map((point, index) => {
        const [before, after] = [points.at(index - 1) ?? point, points[(index + 1) % points.length] ?? point]
        return `${at(towards(point, before, corner))}Q${at(point)} ${at(towards(point, after, corner))}`
      })
      return `M${corners.join('L')}Z`
    })
    .join('')

export const linesPath = (lines: readonly (readonly Point[])[], scale: Scale): string =>
  lines.map((line) => `M${line.map((point) => at(scale(point))).join('L')}`).join('')

/** A smooth line through the middles of its segments. */
export const curvesPath = (lines: readonly (readonly Point[])[], scale: Scale): string =>
  lines
    .map((line) => {
      const points = line.map(scale)
      const curve = points.map((point, index) => {
        const after = points[index + 1] ?? point
        return `${at(point)} ${at([(point[0] + after[0]) / 2, (point[1] + after[1]) / 2])}`
      })
      return `M${at(points[0] ?? [0, 0])}Q${curve.join(' ')}`
    })
    .join('')

export const circlesPath = (circles: readonly Circle[], scale: Scale, unit: number, share = 1): string =>
  circles
    .map((circle) => {
      const [x, y] = scale(circle.at)
      const radius = (circle.radius * unit * share).toFixed(1)
      return `M${at([x - Number(radius), y])}a${radius} ${radius} 0 1 0 ${2 * Number(radius)} 0a${radius} ${radius} 0 1 0 ${-2 * Number(radius)} 0Z`
    })
    .join('')
