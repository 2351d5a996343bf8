import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import * as styles from './MetricCard.css.ts'

export type MetricCardProps = {
  /** Label: "Credit earned". */
  label: string
  /** The formatted figure; null while it loads. */
  value: string | null
  /** Icon beside the label. */
  icon?: IconName
}

/** A card with one large figure. */
export function MetricCard({ label, value, icon }: MetricCardProps) {
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
    </dl>
  )
}
