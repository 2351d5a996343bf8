import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './MetricCard.css.ts'

export const metricTrends = ['rise', 'fall', 'level'] as const
export const metricNews = ['good', 'bad', 'neutral'] as const

/** How a figure has changed. */
export type MetricChange = {
  /** Where the figure went. */
  trend: (typeof metricTrends)[number]
  /** In words that stand without colour or arrow: "12% more than in May". */
  text: string
  /**
   * Whether that is welcome: a fall of refunds is.
   * @default 'neutral'
   */
  news?: (typeof metricNews)[number]
}

export type MetricCardProps = {
  /** What is counted: "Credit earned". */
  label: string
  /** How much, already formatted; null while it is on its way. */
  value: string | null
  /** Sign beside the label. */
  icon?: IconName
  /** How it has changed. */
  change?: MetricChange
}

/** One figure that matters, large enough to be seen in passing. */
export function MetricCard({ label, value, icon, change }: MetricCardProps) {
  return (
    <dl className={styles.card} aria-busy={value === null || undefined}>
      <dt className={styles.label}>
        {icon && (
          <span className={styles.mark}>
            <Icon name={icon} />
          </span>
        )}
        <span className={styles.texts}>{label}</span>
      </dt>
      <dd className={styles.value} style={assignInlineVars({ [styles.characters]: String(value?.length ?? 1) })} dir="auto">
        {value ?? <span className={styles.awaited} />}
      </dd>
      {change && (
        <dd className={styles.change} data-news={change.news ?? 'neutral'}>
          {change.trend !== 'level' && <Icon name={change.trend} />}
          {change.text}
        </dd>
      )}
    </dl>
  )
}
