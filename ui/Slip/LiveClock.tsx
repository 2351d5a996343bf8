import { useEffect, useState } from 'react'
import * as styles from './Slip.css.ts'

const second = 1_000

/** The time of a zone, undefined for the device's, by the second, over a moving pattern: staff see that the page is no screenshot. */
export function LiveClock({ timeZone }: { timeZone: string | undefined }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), second)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <div className={styles.pattern} aria-hidden data-chromatic="ignore" />
      <p className={styles.clock} role="timer" aria-label="The time now" data-chromatic="ignore">
        Now {new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone }).format(now)}
      </p>
    </>
  )
}
