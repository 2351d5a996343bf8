import { useEffect, useState } from 'react'
import * as styles from './Slip.css.ts'

const second = 1_000
const day = { weekday: 'short', month: 'short', day: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const

type Props = {
  /** Undefined where it is not known: the device's, which the clock then names. */
  timeZone: string | undefined
  /** The time at which it goes, in milliseconds since 1970: a page that stays open proves nothing for ever. */
  until: number
}

/** The day and the time of a zone, by the second, over a moving pattern: staff see that the page is no screenshot. */
export function LiveClock({ timeZone, until }: Props) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), second)
    return () => clearInterval(timer)
  }, [])
  if (now.getTime() > until) return null
  return (
    <>
      <div className={styles.pattern} aria-hidden data-chromatic="ignore" />
      <p className={styles.clock} role="timer" aria-label="The time now" data-chromatic="ignore">
        <span className={styles.unbroken}>{`Now ${new Intl.DateTimeFormat('en-US', { ...day, timeZone }).format(now)},`}</span>{' '}
        <span className={styles.unbroken}>
          {new Intl.DateTimeFormat('en-US', { ...time, timeZone, timeZoneName: timeZone === undefined ? 'short' : undefined }).format(now)}
        </span>
      </p>
    </>
  )
}
