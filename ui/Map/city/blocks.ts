import { areaOf, type Bounds, clipped, extentOf, longestSide, type Point, type Polygon } from './polygon.ts'
import { random } from './random.ts'

export type BlockKind = 'plain' | 'dense' | 'landmark' | 'park'
export type Block = { readonly kind: BlockKind; readonly polygon: Polygon }

/** Blocks are divided until they are smaller, in px². */
const smallest = 1500
const widest = 0.034
/** Each division is by a narrower street. */
const narrowing = 0.74
const mostDivisions = 16

/** After so many divisions, a part of a district is a quarter, whose blocks are alike with a few exceptions. */
const quarter = 1
const denseShare = 0.42
const exceptions = 0.1

/** A park is a half of a district, or a square in it. */
const parkShare = (depth: number) => ({ 1: 0.07, 2: 0.05, 4: 0.035 })[depth] ?? 0

type Division = {
  readonly seed: number
  /** Blocks outside are left out. */
  readonly bounds: Bounds
  readonly polygon: Polygon
  readonly depth: number
  readonly path: number
  /** Whether the quarter around it is densely built. */
  readonly isDense: boolean
  /** Px of the length 1. */
  readonly unit: number
}

const isOutside = (polygon: Polygon, { left, top, right, bottom }: Bounds): boolean =>
  polygon.every(([x]) => x < left) ||
  polygon.every(([x]) => x > right) ||
  polygon.every(([, y]) => y < top) ||
  polygon.every(([, y]) => y > bottom)

/** Divides a district by ever narrower streets, each across the longer side of what is left. Nearer views divide further. */
export function blocksOf(division: Division): readonly Block[] {
  const { seed, polygon, depth, path, unit } = division
  const area = areaOf(polygon)
  if (polygon.length < 3 || isOutside(polygon, division.bounds) || area * unit ** 2 < smallest / 12) return []
  if (random(seed, path, depth, 1) < parkShare(depth)) return [{ kind: 'park', polygon }]
  if (area * unit ** 2 < smallest || depth > mostDivisions) return [{ kind: kindOf(division), polygon }]
  const along = longestSide(polygon)
  const across: Point = [-along[1], along[0]]
  const [length, breadth] = [along, across].map((normal) => {
    const [least, most] = extentOf(polygon, normal)
    return most - least
  })
  const normal = (length ?? 0) * 1.1 >= (breadth ?? 0) ? along : across
  const [least, most] = extentOf(polygon, normal)
  const middle = least + (most - least) * (0.4 + 0.2 * random(seed, path, depth, 2))
  const street = (widest * narrowing ** depth) / 2
  const child = (half: Polygon, side: 0 | 1) =>
    blocksOf({
      ...division,
      polygon: half,
      depth: depth + 1,
      path: (path * 2 + side + 1) | 0,
      isDense: depth === quarter ? random(seed, path, side, 3) < denseShare : division.isDense,
    })
  return [...child(clipped(polygon, normal, middle - street), 0), ...child(clipped(polygon, [-normal[0], -normal[1]], -middle - street), 1)]
}

function kindOf({ seed, path, isDense }: Division): BlockKind {
  const drawn = random(seed, path, 7)
  if (drawn > 0.97) return 'landmark'
  return drawn < exceptions !== isDense ? 'dense' : 'plain'
}
