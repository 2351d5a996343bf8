import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as styles from './MetricCard.css.ts'

export type Metric = {
  /** Label: "Credit earned". */
  label: string
  /** The formatted figure; null while it loads. */
  value: string | null
}

export type MetricCardProps = {
  /** One to four, in reading order. */
  metrics: readonly Metric[]
}

/** A card with one large figure, or several side by side. */
export function MetricCard({ metrics }: MetricCardProps) {
  return (
    <dl className={styles.card} aria-busy={metrics.some(({ value }) => value === null) || undefined}>
      {metrics.map(({ label, value }) => (
        <div key={label} className={styles.metric}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} style={assignInlineVars({ [styles.characters]: String(value?.length ?? 1) })} dir="auto">
            {value ?? <span className={styles.awaited} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
