import { formatTime } from '../../shared/dates/time.ts'

/** `on Nov 20, 2026, 1:30 PM`, by the payer's own clock; `before` where the record says no time, or none that there is. */
export function whenStarted(startedAt: number | null): string {
  const time = new Date(startedAt ?? Number.NaN)
  return Number.isNaN(time.getTime()) ? 'before' : `on ${formatTime(time, null)}`
}
