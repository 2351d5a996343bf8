import { useId } from 'react'
import * as styles from '../parts/chart.css.ts'
import type { ChartKind } from './chartData.ts'

const dashes = [undefined, '7 4', '2 4']

/** Dash pattern of each series' line, so that series differ without colour. */
export const dashOf = (index: number): string | undefined => dashes[index]

/** Point shape of each series: disc, square, diamond. */
export function Point({ index, x, y, radius }: { index: number; x: number; y: number; radius: number }) {
  const half = index === 0 ? radius : 0.9 * radius
  return (
    <rect
      className={styles.point}
      data-series={index}
      {...{ x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: index === 0 ? half : 0 }}
      transform={index === 2 ? `rotate(45 ${x} ${y})` : undefined}
    />
  )
}

/** Hatching of the second and third series' bars; the first is plain. `id` is unique to the chart. */
export function Hatches({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-1`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.hatchGround} data-series={1} width="7" height="7" />
        <rect className={styles.hatch} data-series={1} width="3.5" height="7" />
      </pattern>
      <pattern id={`${id}-2`} width="7" height="7" patternUnits="userSpaceOnUse">
        <rect className={styles.hatchGround} data-series={2} width="7" height="7" />
        <circle className={styles.hatch} data-series={2} cx="3.5" cy="3.5" r="2" />
      </pattern>
    </defs>
  )
}

export const fillOf = (id: string, index: number): string | undefined => (index === 0 ? undefined : `url(#${id}-${index})`)

/** A series' symbol in the legend. */
export function Mark({ kind, index }: { kind: ChartKind; index: number }) {
  const id = useId()
  return (
    <svg className={styles.mark} viewBox="0 0 28 16" aria-hidden="true">
      {kind === 'line' ? (
        <>
          <line className={styles.line} data-series={index} x1="1" x2="27" y1="8" y2="8" strokeDasharray={dashOf(index)} />
          <Point index={index} x={14} y={8} radius={4} />
        </>
      ) : (
        <>
          <Hatches id={id} />
          <rect className={styles.bar} data-series={index} x="6" y="1" width="16" height="14" rx="2" style={{ fill: fillOf(id, index) }} />
        </>
      )}
    </svg>
  )
}
