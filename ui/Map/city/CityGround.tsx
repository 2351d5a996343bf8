import { useId, useMemo } from 'react'
import { pixelOf, type Size, type View } from '../mercator.ts'
import type { CityPlace } from './around.ts'
import { cityOf } from './city.ts'
import * as styles from './CityGround.css.ts'
import { blocksPath, circlesPath, curvesPath, linesPath, type Scale } from './paths.ts'
import { riverWidth } from './river.ts'

/** Districts that are smaller than this give way to a city of larger ones, in px. */
const smallestUnit = 56
const coarser = 8
const hatch = 5

/** Widths of the river's strokes, from its banks to its middle. */
const ripples = [0.97, 0.86, 0.83, 0.7, 0.66, 0.5, 0.45]

type Props = { place: CityPlace; view: View; size: Size }

/** An invented city, drawn in the colours of the theme. It moves with the map, and is decoration. */
export function CityGround({ place, view, size }: Props) {
  const id = useId()
  const { unit, seed } = levelOf(place.district * view.scale, place.seed)
  const centre = pixelOf(place, view, size)
  // Drawn are one and a half windows in each direction, so that most movements of the map draw nothing anew.
  const [stepX, stepY] = [Math.ceil(size.width / 2 / hatch) * hatch, Math.ceil(size.height / 2 / hatch) * hatch]
  const [column, row] = [Math.floor(-centre.left / stepX), Math.floor(-centre.top / stepY)]
  const [left, top, width, height] = [column * stepX, row * stepY, 3 * stepX, 3 * stepY]
  const paths = useMemo(() => pathsOf(seed, unit, { left, top, width, height }), [seed, unit, left, top, width, height])
  const street = 0.036 * unit
  return (
    <svg
      className={styles.city}
      width={width}
      height={height}
      style={{ transform: `translate(${centre.left + left}px, ${centre.top + top}px)` }}
      aria-hidden="true">
      <pattern id={id} width={hatch} height={hatch} patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
        <rect className={styles.dense} width={hatch} height={hatch} />
        <path className={styles.hatch} d={`M0 ${hatch / 2}h${hatch}`} />
      </pattern>
      <path className={styles.plain} d={paths.plain} />
      <path className={styles.outline} d={paths.dense} fill={`url(#${id})`} />
      <path className={styles.landmark} d={paths.landmark} />
      <path className={styles.park} d={paths.park} />
      <path className={styles.street} d={paths.paths} strokeWidth={0.014 * unit} />
      <path className={styles.tree} d={paths.trees} />
      <path className={styles.bank} d={paths.rivers} strokeWidth={(riverWidth + 0.12) * unit} />
      {ripples.map((share, index) => (
        <path
          key={share}
          className={index % 2 === 0 ? styles.water : styles.ripple}
          d={paths.rivers}
          strokeWidth={share * riverWidth * unit}
        />
      ))}
      <path className={styles.tree} d={paths.quayTrees} />
      <path className={styles.parapet} d={paths.bridges} strokeWidth={street + 2} />
      <path className={styles.street} d={paths.bridges} strokeWidth={street} />
      <path className={styles.ground} d={paths.squares} />
      <path className={styles.park} d={paths.greens} />
    </svg>
  )
}

const levelOf = (unit: number, seed: number): { unit: number; seed: number } =>
  unit < smallestUnit ? levelOf(unit * coarser, seed + 1) : { unit, seed }

function pathsOf(seed: number, unit: number, { left, top, width, height }: Size & { left: number; top: number }) {
  const bounds = { left: left / unit, top: top / unit, right: (left + width) / unit, bottom: (top + height) / unit }
  const city = cityOf({ seed, bounds, unit })
  const scale: Scale = ([x, y]) => [x * unit - left, y * unit - top]
  const corner = 2.5
  return {
    plain: blocksPath(city.blocks.plain, scale, corner),
    dense: blocksPath(city.blocks.dense, scale, corner),
    landmark: blocksPath(city.blocks.landmark, scale, corner),
    park: blocksPath(city.blocks.park, scale, 2 * corner),
    paths: linesPath(city.paths, scale),
    trees: circlesPath(city.trees, scale, unit),
    quayTrees: circlesPath(city.quayTrees, scale, unit),
    rivers: curvesPath(city.rivers, scale),
    bridges: linesPath(
      city.bridges.map(({ from, to }) => [from, to]),
      scale,
    ),
    squares: circlesPath(city.squares, scale, unit),
    greens: circlesPath(city.squares, scale, unit, 0.5),
  }
}
