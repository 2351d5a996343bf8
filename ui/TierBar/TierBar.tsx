import * as progress from '../ProgressBar/ProgressBar.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './TierBar.css.ts'
import { type FourTiers, placeAmong, type TierStart } from './tiers.ts'
import { defaultMessages } from './messages.ts'

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
   * Texts to use instead of the defaults: a translation, for example.
   * @default TierBar/messages.ts
   */
  messages?: Partial<typeof defaultMessages>
}

/** How far a value has come through four tiers, which one it has, and what is missing to the next. */
export function TierBar({ label, tiers, value, format, messages }: TierBarProps) {
  const say = { ...defaultMessages, ...messages }
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
            <span className={styles.texts}>
              <span className={styles.label}>{tier.label}</span>
              <span className={styles.from}>
                <VisuallyHidden>{say.from} </VisuallyHidden>
                <bdi>{format(tier.from)}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.next}>{missing !== null && next ? say.toNext(format(missing), next.label) : say.atTop}</p>
    </div>
  )
}
