import * as styles from './Countdown.css.ts'
import { minutes } from './minutes.ts'

export type CountdownProps = {
  seconds: number
  /** What it counts down to: "Send again in". */
  label: string
}

/** Remaining time. Screen readers do not announce each second. */
export function Countdown({ seconds, label }: CountdownProps) {
  return (
    <span className={styles.countdown} role="timer" aria-live="off">
      {label} {minutes(seconds)}
    </span>
  )
}
