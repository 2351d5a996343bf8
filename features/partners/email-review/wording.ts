import { formatDay } from '../../shared/dates/day.ts'
import type { Review } from './review.ts'

/** The campaign in a sentence: its name, or 'this campaign'. */
export const campaignOf = ({ campaignName }: Review): string => campaignName ?? 'this campaign'

/** `December 1, 2026 at 10:00 AM`; null where no day is set. */
export function startOf({ startDate, sendTime }: Review): string | null {
  if (startDate === null) return null
  return sendTime === null ? formatDay(startDate) : `${formatDay(startDate)} at ${sendTime}`
}
