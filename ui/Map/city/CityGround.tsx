import { memo, useDeferredValue, useId, useMemo } from 'react'
import { pixelOf, type Size, type View } from '../mercator.ts'
import type { CityPlace } from './around.ts'
import { builtIn, type CityPlan, cityOf } from './city.ts'
import * as styles from './CityGround.css.ts'
import type { District } from './districts.ts'
import { blocksPath, circlesPath, curvesPath, linesPath, type Scale } from './paths.ts'
import { riverWidth } from './river.ts'

/** Districts that are smaller than this give way to a city of larger ones, in px. */
const smallestUnit = 56
const coarser = 8
const hatch = 5

/** Widths of the river's strokes, from its banks to its middle. */
const ripples = [0.97, 0.86, 0.83, 0.7, 0.66, 0.5, 0.45]

type Props = { place: CityPlace; view: View; size: Size }

/** A part of a city, in px from its centre. */
type Drawing = Size & { readonly seed: number; readonly unit: number; readonly left: number; readonly top: number; readonly scale: number }

/**
 * An invented city, drawn in the colours of the theme. It moves with the map, and is decoration: the map goes ahead with the
 * former drawing, enlarged or reduced, until the next one is ready.
 */
export function CityGround({ place, view, size }: Props) {
  const { unit, seed } = levelOf(place.district * view.scale, place.seed)
  const centre = pixelOf(place, view, size)
  // Drawn are one and a half windows in each direction, so that most movements of the map draw nothing anew.
  const [stepX, stepY] = [Math.ceil(size.width / 2 / hatch) * hatch, Math.ceil(size.height / 2 / hatch) * hatch]
  const [column, row] = [Math.floor(-centre.left / stepX), Math.floor(-centre.top / stepY)]
  const [left, top, width, height] = [column * stepX, row * stepY, 3 * stepX, 3 * stepY]
  const { scale } = view
  const wanted = useMemo<Drawing>(() => ({ seed, unit, left, top, width, height, scale }), [seed, unit, left, top, width, height, scale])
  const drawing = useDeferredValue<Drawing | null>(wanted, null)
  if (drawing === null) return null
  const share = scale / drawing.scale
  return (
    <svg
      className={styles.city}
      width={drawing.width}
      height={drawing.height}
      style={{
        transform: `translate(${centre.left + drawing.left * share}px, ${centre.top + drawing.top * share}px)${share === 1 ? '' : ` scale(${share})`}`,
      }}
      aria-hidden="true">
      <City drawing={drawing} />
    </svg>
  )
}

const levelOf = (unit: number, seed: number): { unit: number; seed: number } =>
  unit < smallestUnit ? levelOf(unit * coarser, seed + 1) : { unit, seed }

/** Parts that are drawn one after the other, so that the page responds between them. */
const partCount = 12

const inParts = <Entry,>(all: readonly Entry[]): readonly (readonly Entry[])[] => {
  const size = Math.ceil(all.length / partCount)
  return Array.from({ length: partCount }, (_, index) => all.slice(index * size, (index + 1) * size))
}

const City = memo(function City({ drawing }: { drawing: Drawing }) {
  const id = useId()
  const { seed, unit, left, top, width, height } = drawing
  const bounds = { left: left / unit, top: top / unit, right: (left + width) / unit, bottom: (top + height) / unit }
  const plan = { seed, bounds, unit }
  const city = cityOf(plan)
  const scale: Scale = ([x, y]) => [x * unit - left, y * unit - top]
  const rivers = curvesPath(city.rivers, scale)
  const street = 0.036 * unit
  const bridges = linesPath(
    city.bridges.map(({ from, to }) => [from, to]),
    scale,
  )
  return (
    <>
      <pattern id={id} width={hatch} height={hatch} patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
        <rect className={styles.dense} width={hatch} height={hatch} />
        <path className={styles.hatch} d={`M0 ${hatch / 2}h${hatch}`} />
      </pattern>
      {inParts(city.districts).map((districts, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one drawing have no order of their own
        <Built key={index} districts={districts} plan={plan} scale={scale} hatchId={id} />
      ))}
      <path className={styles.bank} d={rivers} strokeWidth={(riverWidth + 0.12) * unit} />
      {ripples.map((share, index) => (
        <path key={share} className={index % 2 === 0 ? styles.water : styles.ripple} d={rivers} strokeWidth={share * riverWidth * unit} />
      ))}
      <path className={styles.tree} d={circlesPath(city.quayTrees, scale, unit)} />
      <path className={styles.parapet} d={bridges} strokeWidth={street + 2} />
      <path className={styles.street} d={bridges} strokeWidth={street} />
      <path className={styles.ground} d={circlesPath(city.squares, scale, unit)} />
      <path className={styles.park} d={circlesPath(city.squares, scale, unit, 0.5)} />
    </>
  )
})

const corner = 2.5

type BuiltProps = { districts: readonly District[]; plan: CityPlan; scale: Scale; hatchId: string }

function Built({ districts, plan, scale, hatchId }: BuiltProps) {
  const { blocks, paths, trees } = builtIn(districts, plan)
  return (
    <>
      <path className={styles.plain} d={blocksPath(blocks.plain, scale, corner)} />
      <path className={styles.outline} d={blocksPath(blocks.dense, scale, corner)} fill={`url(#${hatchId})`} />
      <path className={styles.landmark} d={blocksPath(blocks.landmark, scale, corner)} />
      <path className={styles.park} d={blocksPath(blocks.park, scale, 2 * corner)} />
      <path className={styles.street} d={linesPath(paths, scale)} strokeWidth={0.014 * plan.unit} />
      <path className={styles.tree} d={circlesPath(trees, scale, plan.unit)} />
    </>
  )
}
