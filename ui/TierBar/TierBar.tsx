import * as progress from '../parts/progress.css.ts'
import { shareStyle } from '../Slider/shareStyle.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './TierBar.css.ts'
import { type FourTiers, positionAmong, scaleEnd, type TierStart } from './tiers.ts'
import { defaultMessages } from './messages.ts'

export type BarTier = TierStart & {
  /** Its benefit: "15%". Unique. */
  label: string
}

export type TierBarProps = {
  /** Accessible name: "Your bonus". */
  label: string
  /** Four tiers with ascending starts; the last has no end. */
  tiers: FourTiers<BarTier>
  /** The current value, in the unit of the tiers: whole cents. */
  value: number
  /** Formats a value: "$5,000". */
  format: (value: number) => string
  /** Texts to use instead of the defaults in TierBar/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

/** Progress through four tiers: the current one, and what is missing to the next. */
export function TierBar({ label, tiers, value, format, messages }: TierBarProps) {
  const say = { ...defaultMessages, ...messages }
  const { current, filled, missing } = positionAmong(tiers, value)
  const next = tiers[current + 1]
  return (
    <div className={styles.bar} role="group" aria-label={label} data-tiers>
      <ol className={styles.tiers}>
        {tiers.map((tier, index) => (
          <li
            key={tier.from}
            className={styles.tier}
            style={shareStyle(tier.from / scaleEnd(tiers, value))}
            data-reached={index <= current || undefined}
            aria-current={index === current ? 'true' : undefined}>
            <progress className={progress.progress} value={filled[index]} max={1} aria-hidden="true" />
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
