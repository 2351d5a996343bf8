import * as styles from './Countdown.css.ts'
import { minutes } from './minutes.ts'

export type CountdownProps = {
  /** Seconds left. */
  seconds: number
  /** What happens then: "Send again in". */
  label: string
}

/** Time that is left. It is not read out second by second. */
export function Countdown({ seconds, label }: CountdownProps) {
  return (
    <span className={styles.countdown} role="timer" aria-live="off">
      {label} {minutes(seconds)}
    </span>
  )
}
