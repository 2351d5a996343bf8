import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './MetricCard.css.ts'

export const metricTrends = ['rise', 'fall', 'level'] as const
export const metricNews = ['good', 'bad', 'neutral'] as const

/** The change of a figure. */
export type MetricChange = {
  trend: (typeof metricTrends)[number]
  /** The change as text, without colour or arrow: "12% more than in May". */
  text: string
  /**
   * Whether it is good or bad: fewer refunds are good.
   * @default 'neutral'
   */
  news?: (typeof metricNews)[number]
}

export type MetricCardProps = {
  /** Label: "Credit earned". */
  label: string
  /** The formatted figure; null while it loads. */
  value: string | null
  /** Icon beside the label. */
  icon?: IconName
  change?: MetricChange
}

/** A card with one large figure. */
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
