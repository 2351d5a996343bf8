import { AreaClosed, LinePath } from '@visx/shape'
import * as styles from '../parts/chart.css.ts'
import type { PlotProps } from '../Chart/chartData.ts'
import { dashOf, Point } from '../Chart/Mark.tsx'
import { PlotAxes, scalesOf } from '../Chart/PlotAxes.tsx'

/** With more points than this they are not drawn: they would hide the line. */
const mostPoints = 31

export function LinePlot({ labels, series, layout, ticks, formatTick, active }: PlotProps) {
  const { x, y } = scalesOf({ layout, ticks, labels })
  const xOf = (index: number) => x(index) ?? 0
  const known = series.map(({ name, values }) => ({ name, points: labels.map((_, index) => ({ index, value: values[index] ?? null })) }))
  const only = known.length === 1 ? known[0] : undefined
  return (
    <svg className={styles.drawing} width={layout.width} height={layout.height} aria-hidden="true">
      {only && (
        <AreaClosed
          className={styles.area}
          data={only.points}
          x={({ index }) => xOf(index)}
          y={({ value }) => y(value ?? 0)}
          y0={() => y(0)}
          yScale={y}
          defined={({ value }) => value !== null}
        />
      )}
      <PlotAxes {...{ layout, ticks, labels, formatTick }} />
      {active !== null && <line className={styles.guide} x1={xOf(active)} x2={xOf(active)} y1={layout.top} y2={layout.bottom} />}
      {known.map(({ name, points }, seriesIndex) => (
        <g key={name}>
          <LinePath
            className={styles.line}
            data-series={seriesIndex}
            data={points}
            x={({ index }) => xOf(index)}
            y={({ value }) => y(value ?? 0)}
            defined={({ value }) => value !== null}
            strokeDasharray={dashOf(seriesIndex)}
          />
          {points.map(({ index, value }) =>
            value !== null && (labels.length <= mostPoints || index === active) ? (
              <Point key={index} index={seriesIndex} x={xOf(index)} y={y(value)} radius={index === active ? 6 : 4} />
            ) : null,
          )}
        </g>
      ))}
    </svg>
  )
}
