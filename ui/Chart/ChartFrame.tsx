import { type ComponentType, useId } from 'react'
import { Details } from '../Details/Details.tsx'
import type { LazyModule } from '../lazy/lazyModule.ts'
import * as styles from '../parts/chart.css.ts'
import type { ChartProps, PlotProps } from './chartData.ts'
import { ChartStage } from './ChartStage.tsx'
import { ChartTable } from './ChartTable.tsx'
import { type ChartKind, Mark } from './Mark.tsx'
import { defaultMessages } from './messages.ts'

type ChartFrameProps = ChartProps & { kind: ChartKind; plot: LazyModule<ComponentType<PlotProps>> }

/** The parts of every chart: a title, a legend, the drawing, and the figures as a table. */
export function ChartFrame({ kind, plot, empty, messages, ...chart }: ChartFrameProps) {
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
      {labels.length > 0 && plot.status === 'failed' && table}
      {labels.length > 0 && plot.status !== 'failed' && (
        <>
          <ChartStage {...chart} figureOf={figureOf} kind={kind} Plot={plot.status === 'ready' ? plot.value : null} />
          <Details summary={say.asTable}>{table}</Details>
        </>
      )}
    </figure>
  )
}
