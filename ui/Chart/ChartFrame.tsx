import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { Details } from '../Details/Details.tsx'
import { isolated } from '../isolated.ts'
import { type LazyModule, lazyModule } from '../lazy/lazyModule.ts'
import * as styles from '../parts/chart.css.ts'
import type { ChartKind, ChartProps, DrawingProps } from './chartData.ts'
import { Mark } from './Mark.tsx'
import { defaultMessages } from './messages.ts'

function ChartTable({ title, labelName, labels, series, figureOf }: Omit<ChartProps, 'empty'> & Pick<DrawingProps, 'figureOf'>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {labelName}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className={`${styles.head} ${styles.figureCell}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two labels may be equal, and they never move
          <tr key={index}>
            <th scope="row" className={styles.rowHead}>
              {label}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} className={`${styles.cell} ${styles.figureCell}`}>
                {figureOf(values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type StageProps = Omit<ChartProps, 'empty'> & Pick<DrawingProps, 'kind' | 'figureOf'> & { drawing: LazyModule<ComponentType<DrawingProps>> }

/** The drawing; pointer, touch and arrow keys select a label. Its space is reserved while its code loads. */
function ChartStage({ drawing, kind, title, labels, series, figureOf, formatValue, formatTick = formatValue }: StageProps) {
  const [active, setActive] = useState<number | null>(null)
  const last = labels.length - 1
  const shown = active === null ? null : Math.max(0, Math.min(active, last))
  const at = shown ?? last
  const press = (event: KeyboardEvent) => {
    // Alt and an arrow key belong to the browser: it goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const [before, after] = [at - 1, at + 1]
    const arrows = { ArrowRight: after, ArrowUp: after, ArrowLeft: before, ArrowDown: before }
    const moves: Partial<Record<string, number | null>> = { ...arrows, Home: 0, End: last, Escape: null }
    const to = moves[event.key]
    if (to === undefined) return
    event.preventDefault()
    setActive(to)
  }
  // The chart's title names its only series.
  const named = (name: string, figure: string) => (series.length === 1 ? figure : `${isolated(name)} ${figure}`)
  return (
    <div
      className={styles.stage}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={`${labels[at]}: ${series.map(({ name, values }) => named(name, figureOf(values[at]))).join(', ')}`}
      aria-busy={drawing.status === 'loading' || undefined}
      onKeyDown={press}
      onFocus={() => setActive((before) => before ?? last)}
      onBlur={() => setActive(null)}
      onPointerLeave={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) setActive(null)
      }}>
      {drawing.status === 'ready' && (
        <drawing.value {...{ kind, labels, series, figureOf, formatTick }} active={shown} onPoint={setActive} />
      )}
    </div>
  )
}

const useDrawing = lazyModule(async () => (await import('./ChartDrawing.tsx')).ChartDrawing)

/** The parts of every chart: a title, a legend, the drawing, and the figures as a table. */
export function ChartFrame({ kind, empty, messages, ...chart }: ChartProps & { kind: ChartKind }) {
  const drawing = useDrawing(chart.labels.length > 0)
  const id = useId()
  const say = { ...defaultMessages, ...messages }
  const { title, labels, series, formatValue } = chart
  const figureOf = (value: number | null = null) => (value === null ? say.unknown : formatValue(value))
  const table = <ChartTable {...chart} figureOf={figureOf} />
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      {labels.length === 0 && <div className={styles.empty}>{empty}</div>}
      {labels.length > 0 && series.length > 1 && (
        <ul className={styles.legend}>
          {series.map(({ name }, index) => (
            <li key={name} className={styles.entry}>
              <Mark kind={kind} index={index} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {labels.length > 0 && drawing.status === 'failed' && table}
      {labels.length > 0 && drawing.status !== 'failed' && (
        <>
          <ChartStage {...chart} {...{ kind, figureOf, drawing }} />
          <Details summary={say.asTable}>{table}</Details>
        </>
      )}
    </figure>
  )
}
