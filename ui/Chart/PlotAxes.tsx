import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleLinear, scalePoint } from '@visx/scale'
import * as styles from '../parts/chart.css.ts'
import type { PlotProps } from './chartData.ts'

/** Scales from values and labels to px. */
export function scalesOf({ layout, ticks, labels }: Pick<PlotProps, 'layout' | 'ticks' | 'labels'>) {
  return {
    y: scaleLinear<number>({ domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], range: [layout.bottom, layout.top] }),
    x: scalePoint<number>({ domain: labels.map((_, index) => index), range: [layout.left, layout.right], padding: 0.5 }),
  }
}

type TickProps = { x: number; y: number; formattedValue: string | undefined }

const TickBeside = ({ y, formattedValue }: TickProps) => (
  <text className={styles.tick} x={-8} y={y} dy="0.32em" textAnchor="end">
    {formattedValue}
  </text>
)
const TickBelow = ({ x, formattedValue }: TickProps) => (
  <text className={styles.tick} x={x} y={0} dy="1.6em" textAnchor="middle">
    {formattedValue}
  </text>
)

/** Grid lines with their values, and the labels below. */
export function PlotAxes({ layout, ticks, labels, formatTick }: Omit<PlotProps, 'series' | 'active'>) {
  const { x, y } = scalesOf({ layout, ticks, labels })
  return (
    <>
      <GridRows scale={y} left={layout.left} width={layout.right - layout.left} tickValues={[...ticks]} className={styles.grid} stroke="" />
      <AxisLeft
        scale={y}
        left={layout.left}
        tickValues={[...ticks]}
        hideAxisLine
        hideTicks
        tickFormat={(value) => formatTick(Number(value))}
        tickComponent={TickBeside}
      />
      <AxisBottom
        scale={x}
        top={layout.bottom}
        tickValues={labels.map((_, index) => index).filter((index) => index % layout.every === 0)}
        hideAxisLine
        hideTicks
        tickFormat={(index) => labels[index]}
        tickComponent={TickBelow}
      />
      <line className={styles.nought} x1={layout.left} x2={layout.right} y1={y(0)} y2={y(0)} />
    </>
  )
}
