import { type PointerEvent, useCallback, useState } from 'react'
import * as styles from '../parts/chart.css.ts'
import type { DrawingProps } from './chartData.ts'
import { type Layout, layoutFor, widthOf } from './chartLayout.ts'

/** Width of an element and its text size, in px; null until measured. And whether it has been in sight. */
function useRoom() {
  const [room, setRoom] = useState<{ width: number; rem: number } | null>(null)
  const [isSeen, setSeen] = useState(false)
  const ref = useCallback((element: HTMLDivElement | null) => {
    if (!element) return
    const measure = () =>
      setRoom({ width: element.clientWidth, rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) })
    const observer = new ResizeObserver(measure)
    const sight = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true))
    observer.observe(element)
    sight.observe(element)
    measure()
    return () => [observer, sight].forEach((each) => each.disconnect())
  }, [])
  return { ref, room, isSeen }
}

type PlotProps = Omit<DrawingProps, 'kind' | 'onPoint'> & { layout: Layout }

/** Through the points, straight or rounded. */
const pathThrough = (points: readonly (readonly [number, number])[], isRound: boolean): string =>
  points
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index - 1] ?? [x, y]
      const middle = (beforeX + x) / 2
      return index === 0 ? `M${x} ${y}` : isRound ? `C${middle} ${beforeY} ${middle} ${y} ${x} ${y}` : `L${x} ${y}`
    })
    .join('')

/** A theme shows one of its two lines. */
function LinePlot({ values, formatValue, layout: { y, right, size, middleOf }, active }: PlotProps) {
  const points = values.map((value, index) => [middleOf(index), y(value)] as const)
  const shown = active ?? values.length - 1
  const [x, top] = points[shown] ?? [0, 0]
  return (
    <>
      {[false, true].map((isRound) => (
        <g key={String(isRound)} className={styles.run} data-round={isRound}>
          <path className={styles.area} d={`${pathThrough(points, isRound)}V${y(0)}H0Z`} />
          <path className={styles.line} d={pathThrough(points, isRound)} pathLength={1} />
        </g>
      ))}
      {points.map(([cx, cy], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two points may be equal, and they never move
        <circle key={index} className={styles.point} cx={cx} cy={cy} r={index === shown ? 6 : 4.5} />
      ))}
      <text
        className={styles.figureAt}
        x={x}
        y={top}
        dy="-0.9em"
        textAnchor={x < size * 3 ? 'start' : x > right - size * 3 ? 'end' : 'middle'}>
        {formatValue(values[shown] ?? 0)}
      </text>
    </>
  )
}

/** In rem. */
const barWidth = 1.5

function BarPlot({ values, formatValue, layout: { y, step, size, middleOf }, active }: PlotProps) {
  const figures = values.map(formatValue)
  const width = Math.min(barWidth * (size / 0.8125), step * 0.7)
  // Where each has the width of its label.
  const isWide = widthOf(figures, size) < step
  return figures.map((figure, index) => {
    const value = values[index] ?? 0
    return (
      // oxlint-disable-next-line react/no-array-index-key -- two figures may be equal, and they never move
      <g key={index} className={styles.barOf} data-chosen={index === (active ?? values.length - 1) || undefined}>
        <rect
          className={styles.bar}
          x={middleOf(index) - width / 2}
          y={y(Math.max(0, value))}
          width={width}
          height={Math.abs(y(value) - y(0))}
        />
        {(isWide || index === active) && (
          <text className={styles.figureAt} x={middleOf(index)} y={y(Math.max(0, value))} dy="-0.5em" textAnchor="middle">
            {figure}
          </text>
        )}
      </g>
    )
  })
}

/** The marks with their labels, and the figure of the selected one. */
export function ChartDrawing({ kind, onPoint, ...chart }: DrawingProps) {
  const { ref, room, isSeen } = useRoom()
  const layout = room && layoutFor({ ...room, kind, ...chart })
  const Plot = kind === 'line' ? LinePlot : BarPlot
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    if (layout) onPoint(layout.indexAt(clientX - currentTarget.getBoundingClientRect().left))
  }
  return (
    <div ref={ref} onPointerDown={point} onPointerMove={point}>
      {layout && (
        <svg className={styles.drawing} width={layout.width} height={layout.height} aria-hidden="true" data-seen={isSeen || undefined}>
          <line
            className={styles.nought}
            x1={kind === 'line' ? '-100%' : 0}
            x2={kind === 'line' ? '200%' : layout.right}
            y1={layout.y(0)}
            y2={layout.y(0)}
          />
          <Plot {...chart} layout={layout} />
          {chart.labels.map(
            (label, index) =>
              index % layout.every === 0 && (
                // oxlint-disable-next-line react/no-array-index-key -- two labels may be equal, and they never move
                <text key={index} className={styles.tick} x={layout.middleOf(index)} y={layout.height} dy="-0.4em">
                  {label}
                </text>
              ),
          )}
        </svg>
      )}
    </div>
  )
}
