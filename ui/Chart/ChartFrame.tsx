import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { Details } from '../Details/Details.tsx'
import { type LazyModule, lazyModule } from '../lazy/lazyModule.ts'
import * as styles from '../parts/chart.css.ts'
import type { ChartKind, ChartProps, DrawingProps } from './chartData.ts'
import { defaultMessages } from './messages.ts'
import './card.css.ts'
import './tray.css.ts'

type FiguresProps = Omit<ChartProps, 'empty' | 'lead' | 'foot'>

const ChartTable = ({ title, labelName, labels, values, formatValue }: FiguresProps) => (
  <table className={styles.table}>
    <caption className={styles.hiddenTitle}>{title}</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.head}>
          {labelName}
        </th>
        <th scope="col" className={`${styles.head} ${styles.figureCell}`}>
          {title}
        </th>
      </tr>
    </thead>
    <tbody>
      {labels.map((label, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two labels may be equal, and they never move
        <tr key={index}>
          <th scope="row" className={styles.rowHead}>
            {label}
          </th>
          <td className={`${styles.cell} ${styles.figureCell}`}>{formatValue(values[index] ?? 0)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

type StageProps = FiguresProps & { kind: ChartKind; drawing: LazyModule<ComponentType<DrawingProps>> }

/** The line begins low, so that words may stand above it. */
const rises = (values: readonly number[]): boolean =>
  values.slice(0, Math.ceil(values.length / 2)).every((value) => value < 0.55 * Math.max(...values))

/** The drawing; pointer, touch and arrow keys select a label. Its space is reserved while its code loads. */
function ChartStage({ drawing, kind, title, labels, values, formatValue }: StageProps) {
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
  return (
    <div
      className={styles.stage}
      data-kind={kind}
      data-rises={rises(values) || undefined}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={`${labels[at]}: ${formatValue(values[at] ?? 0)}`}
      aria-busy={drawing.status === 'loading' || undefined}
      onKeyDown={press}
      onFocus={() => setActive((before) => before ?? last)}
      onBlur={() => setActive(null)}
      onPointerLeave={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) setActive(null)
      }}>
      {drawing.status === 'ready' && <drawing.value {...{ kind, labels, values, formatValue }} active={shown} onPoint={setActive} />}
    </div>
  )
}

const useDrawing = lazyModule(async () => (await import('./ChartDrawing.tsx')).ChartDrawing)

/** The parts of every chart: a title or what all of it comes to, the drawing, and the figures as a table. */
export function ChartFrame({ kind, empty, messages, lead, foot, ...chart }: ChartProps & { kind: ChartKind }) {
  const { title, labels } = chart
  const drawing = useDrawing(labels.length > 0)
  const id = useId()
  const say = { ...defaultMessages, ...messages }
  const table = <ChartTable {...chart} />
  return (
    <figure className={styles.figure} aria-labelledby={id} data-led={lead ? true : undefined}>
      <figcaption id={id} className={lead ? styles.hiddenTitle : styles.title}>
        {title}
      </figcaption>
      {lead && <div className={styles.lead}>{lead}</div>}
      {labels.length === 0 && <div className={styles.empty}>{empty}</div>}
      {labels.length > 0 && drawing.status === 'failed' && table}
      {labels.length > 0 && drawing.status !== 'failed' && (
        <>
          <ChartStage {...chart} {...{ kind, drawing }} />
          <div className={styles.asTable}>
            <Details summary={say.asTable(title)}>{table}</Details>
          </div>
        </>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </figure>
  )
}
