/** A time zone of this browser; undefined, which means the browser's own, for any other. */
export function knownZone(timeZone: string | null): string | undefined {
  try {
    return timeZone === null ? undefined : new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** `Nov 20, 2026, 1:30 PM`, by the clock of that zone (`America/New_York`). */
export const formatTime = (time: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: knownZone(timeZone) }).format(time)

/** `1:30 PM`, by the clock of that zone. */
export const formatClock = (time: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: knownZone(timeZone) }).format(time)

/** `Fri, Nov 20, 2026`, in that zone. */
export const formatWeekday = (time: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: knownZone(timeZone),
  }).format(time)

/** `November 2026`, in that zone. */
export const formatMonth = (time: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: knownZone(timeZone) }).format(time)

/** The calendar day, `YYYY-MM-DD`, that it is in that zone. */
export const dayIn = (time: Date, timeZone: string | null): string =>
  // Swedish days are written year first.
  new Intl.DateTimeFormat('sv', { timeZone: knownZone(timeZone) }).format(time)

/** `Nov 20, 2026`, in that zone. */
export const formatDate = (time: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: knownZone(timeZone) }).format(time)

/** `Dec 1, 2026, 9:00 AM EST`: a time that somebody chose by the clock of that zone, which the reader’s clock may not show. */
export const formatZonedTime = (time: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: knownZone(timeZone),
    timeZoneName: 'short',
  }).format(time)
