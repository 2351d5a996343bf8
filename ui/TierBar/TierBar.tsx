import * as progress from '../ProgressBar/ProgressBar.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './TierBar.css.ts'
import { type FourTiers, placeAmong, type TierStart } from './tiers.ts'

export type BarTier = TierStart & {
  /** What it brings: "15%". No two say the same. */
  label: string
}

export type TierBarProps = {
  /** What the tiers are of: "Your bonus". */
  label: string
  /** Four tiers whose starts rise; the last one has no end. */
  tiers: FourTiers<BarTier>
  /** What is reached, in the unit of the tiers: whole cents. */
  value: number
  /** Writes a value: "$5,000". */
  format: (value: number) => string
  /**
   * What is said below, given what is missing and what it would bring.
   * @default (missing, label) => `${missing} more brings ${label}`
   */
  toNext?: (missing: string, label: string) => string
  /**
   * What is said at the top.
   * @default 'This is the highest tier'
   */
  atTop?: string
}

const sayNext = (missing: string, label: string) => `${missing} more brings ${label}`

/** How far a value has come through four tiers, which one it has, and what is missing to the next. */
export function TierBar({
  label,
  tiers,
  value,
  format,
  toNext = sayNext,
  atTop = 'This is the highest tier',
}: TierBarProps) {
  const { current, filled, missing } = placeAmong(tiers, value)
  const next = tiers[current + 1]
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <ol className={styles.tiers}>
        {tiers.map((tier, place) => (
          <li
            key={tier.from}
            className={styles.tier}
            data-reached={place <= current || undefined}
            aria-current={place === current ? 'true' : undefined}
          >
            <span className={styles.mark} />
            <progress className={progress.progress} value={filled[place]} max={1} aria-hidden="true" />
            <span className={styles.words}>
              <span className={styles.label}>{tier.label}</span>
              <span className={styles.from}>
                <VisuallyHidden>from </VisuallyHidden>
                <bdi>{format(tier.from)}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.next}>{missing !== null && next ? toNext(format(missing), next.label) : atTop}</p>
    </div>
  )
}
