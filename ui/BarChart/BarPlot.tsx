import { BarRounded } from '@visx/shape'
import { useId } from 'react'
import * as styles from '../parts/chart.css.ts'
import { type PlotProps, valueLabelsFit } from '../Chart/chartData.ts'
import { fillOf, Hatches } from '../Chart/Mark.tsx'
import { PlotAxes, scalesOf } from '../Chart/PlotAxes.tsx'

/** Share of a label's width that its bars take. */
const share = 0.68
const widest = 56

export function BarPlot({ labels, series, layout, ticks, formatTick, active }: PlotProps) {
  const id = useId()
  const { x, y } = scalesOf({ layout, ticks, labels })
  const width = Math.min((layout.step * share) / series.length, widest)
  const valuesFit = series.length === 1 && valueLabelsFit(layout, series[0].values, formatTick)
  const startOf = (index: number, seriesIndex: number) => (x(index) ?? 0) + width * (seriesIndex - series.length / 2)
  return (
    <svg className={styles.drawing} width={layout.width} height={layout.height} aria-hidden="true">
      <Hatches id={id} />
      {active !== null && (
        <rect
          className={styles.band}
          x={layout.left + layout.step * active}
          y={layout.top}
          width={layout.step}
          height={layout.bottom - layout.top}
        />
      )}
      <PlotAxes {...{ layout, ticks, labels, formatTick }} />
      {valuesFit && (
        <g>
          {series[0].values.map(
            (value, index) =>
              value !== null && (
                // oxlint-disable-next-line react/no-array-index-key -- two labels may be equal, and they never move
                <text key={index} className={styles.figureOfBar} x={x(index)} y={y(Math.max(0, value))} dy="-0.4em" textAnchor="middle">
                  {formatTick(value)}
                </text>
              ),
          )}
        </g>
      )}
      {series.map(({ name, values }, seriesIndex) => (
        <g key={name}>
          {labels.map((_, index) => {
            const value = values[index] ?? null
            // A bar of zero is not drawn: its outline would be a line.
            if (value === null || value === 0) return null
            const [top, bottom] = [y(Math.max(0, value)), y(Math.min(0, value))]
            return (
              <BarRounded
                // oxlint-disable-next-line react/no-array-index-key -- two labels may be equal, and they never move
                key={index}
                className={styles.bar}
                data-series={seriesIndex}
                x={startOf(index, seriesIndex) + 1}
                y={top}
                width={Math.max(1, width - 2)}
                height={Math.max(0, bottom - top)}
                // Rounded at its end, square at the zero line.
                radius={Math.min(4, width / 4, bottom - top)}
                top={value > 0}
                bottom={value < 0}
                style={{ fill: fillOf(id, seriesIndex) }}
              />
            )
          })}
        </g>
      ))}
    </svg>
  )
}
