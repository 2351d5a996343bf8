import { type Block, type BlockKind, blocksOf } from './blocks.ts'
import { type District, districtsIn } from './districts.ts'
import { type Bounds, depthIn, extentOf, middleOf, type Point, type Polygon } from './polygon.ts'
import { random } from './random.ts'
import { type Bridge, bridgesOver, quaysOf, type River, riversIn, riverWidth } from './river.ts'

export type Circle = { readonly at: Point; readonly radius: number }

export type City = {
  readonly districts: readonly District[]
  readonly rivers: readonly River[]
  readonly bridges: readonly Bridge[]
  /** Round places where avenues meet. */
  readonly squares: readonly Circle[]
  readonly quayTrees: readonly Circle[]
}

/** The blocks, paths and trees of districts. */
type Built = {
  readonly blocks: Readonly<Record<BlockKind, readonly Polygon[]>>
  readonly paths: readonly (readonly [Point, Point])[]
  readonly trees: readonly Circle[]
}

export type CityPlan = {
  seed: number
  /** The part to draw. Lengths are in districts, from the city's centre. */
  bounds: Bounds
  /** Px of the length 1: it decides how much detail is drawn. */
  unit: number
}

const square = 0.07
const squareShare = 0.35
const treesApart = 0.052
/** Px of the length 1 from which trees are drawn. */
const leastWithTrees = 120
const quayTree = 0.0095

/** An invented city that continues in every direction: the same seed and coordinates give the same streets in every view. */
export function cityOf({ seed, bounds, unit }: CityPlan): City {
  const districts = districtsIn(seed, bounds)
  const rivers = riversIn(seed, bounds)
  return {
    districts,
    rivers,
    bridges: rivers.flatMap((river) => districts.flatMap(({ whole }) => bridgesOver(river, whole))),
    squares: squaresIn(
      seed,
      districts.map(({ whole }) => whole),
      rivers,
    ),
    quayTrees: unit < leastWithTrees ? [] : rivers.flatMap(quaysOf).map((at) => ({ at, radius: quayTree })),
  }
}

/** The blocks, paths and trees in some districts of a city. */
export function builtIn(districts: readonly District[], { seed, bounds, unit }: CityPlan): Built {
  const blocks = districts.flatMap(({ column, row, polygon }) =>
    blocksOf({ seed: seed ^ Math.imul(column, 7919) ^ Math.imul(row, 104_729), bounds, polygon, depth: 0, path: 1, isDense: false, unit }),
  )
  const of = (kind: BlockKind) => blocks.filter((block: Block) => block.kind === kind).map(({ polygon }) => polygon)
  const parks = of('park')
  return {
    blocks: { plain: of('plain'), dense: of('dense'), landmark: of('landmark'), park: parks },
    paths: parks.flatMap(pathsIn),
    trees: unit < leastWithTrees ? [] : parks.flatMap((park) => treesIn(seed, park)),
  }
}

/** Some corners of districts. Neighbours agree on a corner but for the error of the calculation, which is rounded away. */
function squaresIn(seed: number, districts: readonly Polygon[], rivers: readonly River[]): readonly Circle[] {
  const corners = new Map(districts.flat().map((corner) => [corner.map((value) => Math.round(value * 1000)).join(' '), corner]))
  return [...corners]
    .filter(([key]) => random(seed, ...key.split(' ').map(Number), 5) < squareShare)
    .filter(([, [x, y]]) => rivers.every((river) => river.every(([rx, ry]) => Math.hypot(x - rx, y - ry) > riverWidth)))
    .map(([, at]) => ({ at, radius: square }))
}

/** The paths of a park lead from its sides to its middle. */
function pathsIn(park: Polygon): readonly (readonly [Point, Point])[] {
  const middle = middleOf(park)
  return park.map((corner, index) => [middleOf([corner, park.at(index - 1) ?? corner]), middle])
}

function treesIn(seed: number, park: Polygon): readonly Circle[] {
  const [[left, right], [top, bottom]] = [extentOf(park, [1, 0]), extentOf(park, [0, 1])]
  const trees: Circle[] = []
  for (let row = Math.floor(top / treesApart); row * treesApart < bottom; row += 1)
    for (let column = Math.floor(left / treesApart); column * treesApart < right; column += 1) {
      const radius = 0.011 + 0.009 * random(seed, column, row, 11)
      const at: Point = [(column + random(seed, column, row, 12)) * treesApart, (row + random(seed, column, row, 13)) * treesApart]
      if (random(seed, column, row, 14) < 0.75 && depthIn(park, at) > radius * 1.4) trees.push({ at, radius })
    }
  return trees
}
