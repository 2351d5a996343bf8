import * as styles from './Countdown.css.ts'

/** Seconds as `m:ss`; negative ones as `0:00`. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export type CountdownProps = {
  seconds: number
  /** The purpose of the countdown: "Send again in". */
  label: string
}

/** Remaining time. Screen readers do not announce each second. */
export function Countdown({ seconds, label }: CountdownProps) {
  return (
    <span className={styles.countdown} role="timer" aria-live="off">
      {`${label} ${minutes(seconds)}`}
    </span>
  )
}
