import * as styles from './SegmentedBar.css.ts'

export const segmentTones = ['accent', 'strong', 'soft', 'quiet', 'danger'] as const
export const segmentedBarSizes = ['sm', 'md', 'lg'] as const

export type Segment = {
  /** The name of the part, unique in the bar: "Tip". */
  label: string
  /** The size of the part, in the unit of the whole bar. */
  value: number
  /** The size as text: "$19.20". */
  text: string
  tone: (typeof segmentTones)[number]
  /** The share of the part that is taken away, from 0 to 1: it is hatched. */
  taken?: number
}

export type SegmentedBarProps = {
  /** Accessible name of the bar: "Left to refund". */
  label: string
  /** The parts, in display order. One of size zero is named below the bar, and takes none of it. */
  segments: readonly Segment[]
  /** `sm` fits a row of a table; `lg` shows the figures of a whole page. */
  size?: (typeof segmentedBarSizes)[number]
}

/** The parts of a whole as one bar. The line below names each with its size. */
export const SegmentedBar = ({ label, segments, size = 'md' }: SegmentedBarProps) => (
  <div role="group" aria-label={label} className={`${styles.figure} ${styles.size[size]}`}>
    <div className={styles.bar} aria-hidden="true">
      {segments.map(
        ({ label, value, tone, taken = 0 }) =>
          value > 0 && (
            <span key={label} className={styles.segment} data-tone={tone} style={{ flexGrow: value }}>
              <span className={styles.taken} style={{ inlineSize: `${taken * 100}%` }} />
            </span>
          ),
      )}
    </div>
    <dl className={styles.legend}>
      {segments.map(({ label, text, tone }) => (
        <div key={label} className={styles.entry}>
          <dt className={styles.term}>
            <span className={styles.swatch} data-tone={tone} />
            {label}
          </dt>
          <dd className={styles.detail}>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
)
