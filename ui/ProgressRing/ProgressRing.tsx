import * as styles from './ProgressRing.css.ts'

export type ProgressRingProps = {
  /** Accessible name: "2 of 3 sections are ready". */
  label: string
  done: number
  of: number
}

const radius = 42
/** One task, and the gap after it. */
const part = '0.95 0.05'

/** The done ones of a few tasks, as a ring around their number. */
export const ProgressRing = ({ label, done, of }: ProgressRingProps) => (
  <div className={styles.ring} role="img" aria-label={label}>
    <svg className={styles.drawing} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={styles.track} cx="50" cy="50" r={radius} pathLength={of} strokeDasharray={part} />
      {done > 0 && (
        <circle className={styles.done} cx="50" cy="50" r={radius} pathLength={of} strokeDasharray={`${`${part} `.repeat(done)}0 ${of}`} />
      )}
    </svg>
    <span className={styles.figure} aria-hidden="true" dir="ltr">
      {`${done}/${of}`}
    </span>
  </div>
)
