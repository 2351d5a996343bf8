import { isolated } from '../isolated.ts'
import { type ComponentType, type KeyboardEvent, type PointerEvent, useState, useLayoutEffect, useRef } from 'react'
import * as styles from '../parts/chart.css.ts'
import { type ChartProps, indexAt, type Layout, layoutFor, middleOf, type PlotProps, ticksFor } from './chartData.ts'
import { type ChartKind, Mark } from './Mark.tsx'

/** Width of an element and its text size, in px; null until measured. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<{ width: number; rem: number } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
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

type ChartStageProps = Omit<ChartProps, 'empty' | 'labelName' | 'messages'> & {
  kind: ChartKind
  /** A formatted value, or the text for an unknown one. */
  figureOf: (value: number | null | undefined) => string
  /** Null while it loads. */
  Plot: ComponentType<PlotProps> | null
}

/** The index to which a key moves from another. */
function indexFor(key: string, from: number, last: number): number | null | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, from + 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return null
    default:
      return undefined
  }
}

/** In px: with less space beside a label, its tooltip stands at the other edge. */
const roomToFollow = 480

function besideLabel(layout: Layout, shown: number) {
  const x = middleOf(layout, shown)
  const away = layout.width < roomToFollow ? null : layout.step / 4 + 8
  if (x < layout.width / 2) return away === null ? { right: 0 } : { left: x + away }
  return away === null ? { left: 0 } : { right: layout.width - x + away }
}

/** The drawing; pointer, touch and arrow keys select a label. */
export function ChartStage({ kind, Plot, title, labels, series, figureOf, formatValue, formatTick = formatValue }: ChartStageProps) {
  const { ref, room } = useRoom()
  const [active, setActive] = useState<number | null>(null)
  const ticks = ticksFor(series)
  const layout = room && layoutFor({ ...room, labels, tickLabels: ticks.map(formatTick) })
  const last = labels.length - 1
  const shown = active === null ? null : Math.min(active, last)

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    if (layout) setActive(indexAt(layout, clientX - currentTarget.getBoundingClientRect().left, labels.length))
  }
  const press = (event: KeyboardEvent) => {
    // Alt and an arrow key belong to the browser: it goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = indexFor(event.key, shown ?? last, last)
    if (to === undefined) return
    event.preventDefault()
    setActive(to)
  }
  // The chart's title names its only series.
  const named = (name: string, figure: string) => (series.length === 1 ? figure : `${isolated(name)} ${figure}`)
  const said = (index: number) => `${labels[index]}: ${series.map(({ name, values }) => named(name, figureOf(values[index]))).join(', ')}`

  return (
    <div
      ref={ref}
      className={styles.stage}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown ?? last}
      aria-valuetext={said(shown ?? last)}
      aria-busy={!Plot || undefined}
      onKeyDown={press}
      onFocus={() => setActive((before) => before ?? last)}
      onBlur={() => setActive(null)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) setActive(null)
      }}>
      {Plot && layout && <Plot {...{ labels, series, layout, ticks, formatTick }} active={shown} />}
      {layout && shown !== null && (
        <div className={styles.tip} style={besideLabel(layout, shown)}>
          <span className={styles.tipTitle}>{labels[shown]}</span>
          {series.map(({ name, values }, index) => (
            <span key={name} className={styles.tipRow}>
              <Mark kind={kind} index={index} />
              {name}
              <span className={styles.tipValue}>{figureOf(values[shown])}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
