/** A time zone of this browser; undefined, which means the browser's own, for any other. */
export function knownZone(timeZone: string | null): string | undefined {
  try {
    return timeZone === null ? undefined : new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

const formatted = (time: Date, timeZone: string | null, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: knownZone(timeZone) }).format(time)

/** `Nov 20, 2026, 1:30 PM`, by the clock of that zone (`America/New_York`). */
export const formatTime = (time: Date, timeZone: string | null): string =>
  formatted(time, timeZone, { dateStyle: 'medium', timeStyle: 'short' })

/** `1:30 PM`, by the clock of that zone. */
export const formatClock = (time: Date, timeZone: string | null): string => formatted(time, timeZone, { timeStyle: 'short' })

/** `Fri, Nov 20, 2026`, in that zone. */
export const formatWeekday = (time: Date, timeZone: string | null): string =>
  formatted(time, timeZone, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

/** `November 2026`, in that zone. */
export const formatMonth = (time: Date, timeZone: string | null): string => formatted(time, timeZone, { month: 'long', year: 'numeric' })

/** The calendar day, `YYYY-MM-DD`, that it is in that zone. */
export const dayIn = (time: Date, timeZone: string | null): string =>
  // Swedish days are written year first.
  new Intl.DateTimeFormat('sv', { timeZone: knownZone(timeZone) }).format(time)

/** `Nov 20, 2026`, in that zone. */
export const formatDate = (time: Date, timeZone: string | null): string => formatted(time, timeZone, { dateStyle: 'medium' })

const zoned = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** `Dec 1, 2026, 9:00 AM EST`: a time that somebody chose by the clock of that zone, which the reader’s clock may not show. */
export const formatZonedTime = (time: Date, timeZone: string | null): string => formatted(time, timeZone, zoned)
