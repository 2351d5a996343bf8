import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { AreaClosed, BarRounded, LinePath } from '@visx/shape'
import { type PointerEvent, type ReactNode, useCallback, useId, useState } from 'react'
import * as styles from '../parts/chart.css.ts'
import type { DrawingProps } from './chartData.ts'
import { type ChartData, type Layout, layoutFor, widthOf } from './chartLayout.ts'
import { dashOf, fillOf, Hatches, Mark, Point } from './Mark.tsx'

/** Width of an element and its text size, in px; null until measured. */
function useRoom() {
  const [room, setRoom] = useState<{ width: number; rem: number } | null>(null)
  const ref = useCallback((element: HTMLDivElement | null) => {
    if (!element) return
    const measure = () =>
      setRoom({ width: element.clientWidth, rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return { ref, room }
}

type TickProps = { x: number; y: number; formattedValue: string | undefined }

// Not visx's own text: it leaves the last one that it measured in the page, where a screen reader finds it.
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

type AxesProps = Omit<ChartData, 'series'> & { layout: Layout }

/** Grid lines with their values, and the labels below. */
function Axes({ layout: { x, y, left, right, bottom, ticks, every }, labels, formatTick }: AxesProps) {
  const axis = { hideAxisLine: true, hideTicks: true }
  return (
    <>
      <GridRows scale={y} left={left} width={right - left} tickValues={[...ticks]} className={styles.grid} stroke="" />
      <AxisLeft
        {...axis}
        scale={y}
        left={left}
        tickValues={[...ticks]}
        tickFormat={(value) => formatTick(Number(value))}
        tickComponent={TickBeside}
      />
      <AxisBottom
        {...axis}
        scale={x}
        top={bottom}
        tickValues={[...labels.keys()].filter((index) => index % every === 0)}
        tickFormat={(index) => labels[index]}
        tickComponent={TickBelow}
      />
      <line className={styles.nought} x1={left} x2={right} y1={y(0)} y2={y(0)} />
    </>
  )
}

type PlotProps = ChartData & {
  layout: Layout
  /** Index of the selected label. */
  active: number | null
  /** The axes, which stand in front of an area and behind the marks. */
  children: ReactNode
}

/** With more points than this they are not drawn: they would hide the line. */
const mostPoints = 31

function LinePlot({ labels, series, layout: { y, top, bottom, middleOf }, active, children }: PlotProps) {
  const line = {
    x: (_: unknown, index: number) => middleOf(index),
    y: (value: number | null) => y(value ?? 0),
    defined: (value: number | null) => value !== null,
  }
  return (
    <>
      {series.length === 1 && <AreaClosed {...line} className={styles.area} data={[...series[0].values]} y0={y(0)} yScale={y} />}
      {children}
      {active !== null && <line className={styles.guide} x1={middleOf(active)} x2={middleOf(active)} y1={top} y2={bottom} />}
      {series.map(({ name, values }, seriesIndex) => (
        <g key={name}>
          <LinePath {...line} className={styles.line} data-series={seriesIndex} data={[...values]} strokeDasharray={dashOf(seriesIndex)} />
          {values.map((value, index) =>
            value !== null && (labels.length <= mostPoints || index === active) ? (
              // oxlint-disable-next-line react/no-array-index-key -- two values may be equal, and they never move
              <Point key={index} index={seriesIndex} x={middleOf(index)} y={y(value)} radius={index === active ? 6 : 4} />
            ) : null,
          )}
        </g>
      ))}
    </>
  )
}

/** Share of a label's width that its bars take. */
const share = 0.68
const widest = 56

function BarPlot({ series, layout, formatTick, active, children }: PlotProps) {
  const id = useId()
  const { y, left, top, bottom, step, size, middleOf } = layout
  const width = Math.min((step * share) / series.length, widest)
  const figures = series.length === 1 ? series[0].values.map((value) => (value === null ? '' : formatTick(value))) : []
  return (
    <>
      <Hatches id={id} />
      {active !== null && <rect className={styles.band} x={left + step * active} y={top} width={step} height={bottom - top} />}
      {children}
      {/* Where each has the width of its label. */}
      {widthOf(figures, size) < step &&
        figures.map((figure, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two figures may be equal, and they never move
          <text key={index} className={styles.figureOfBar} x={middleOf(index)} y={y(Math.max(0, series[0].values[index] ?? 0))} dy="-0.4em">
            {figure}
          </text>
        ))}
      {series.map(({ name, values }, seriesIndex) => (
        <g key={name}>
          {values.map((value, index) => {
            // A bar of zero is not drawn: its outline would be a line.
            if (value === null || value === 0) return null
            const height = Math.abs(y(value) - y(0))
            return (
              <BarRounded
                // oxlint-disable-next-line react/no-array-index-key -- two values may be equal, and they never move
                key={index}
                className={styles.bar}
                data-series={seriesIndex}
                x={middleOf(index) + width * (seriesIndex - series.length / 2) + 1}
                y={y(Math.max(0, value))}
                width={Math.max(1, width - 2)}
                height={height}
                // Rounded at its end, square at the zero line.
                radius={Math.min(4, width / 4, height)}
                top={value > 0}
                bottom={value < 0}
                style={{ fill: fillOf(id, seriesIndex) }}
              />
            )
          })}
        </g>
      ))}
    </>
  )
}

/** In px: with less space beside a label, its tooltip stands at the other edge. */
const roomToFollow = 480

function besideLabel({ width, step, middleOf }: Layout, shown: number) {
  const x = middleOf(shown)
  const away = width < roomToFollow ? null : step / 4 + 8
  if (x < width / 2) return away === null ? { right: 0 } : { left: x + away }
  return away === null ? { left: 0 } : { right: width - x + away }
}

/** Axes, marks, and the figures of the selected label. */
export function ChartDrawing({ kind, labels, series, figureOf, formatTick, active, onPoint }: DrawingProps) {
  const { ref, room } = useRoom()
  const layout = room && layoutFor({ ...room, labels, series, formatTick })
  const Plot = kind === 'line' ? LinePlot : BarPlot
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    if (layout) onPoint(layout.indexAt(clientX - currentTarget.getBoundingClientRect().left))
  }
  return (
    <div ref={ref} onPointerDown={point} onPointerMove={point}>
      {layout && (
        <svg className={styles.drawing} width={layout.width} height={layout.height} aria-hidden="true">
          <Plot {...{ labels, series, layout, formatTick, active }}>
            <Axes {...{ layout, labels, formatTick }} />
          </Plot>
        </svg>
      )}
      {layout && active !== null && (
        <div className={styles.tip} style={besideLabel(layout, active)}>
          <span className={styles.tipTitle}>{labels[active]}</span>
          {series.map(({ name, values }, index) => (
            <span key={name} className={styles.tipRow}>
              <Mark kind={kind} index={index} />
              {name}
              <span className={styles.tipValue}>{figureOf(values[active])}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
