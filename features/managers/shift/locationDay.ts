import * as z from 'zod/mini'
import { optional, whole } from '../../shared/api/wire.ts'
import { dayAfter } from '../../shared/dates/day.ts'
import { dayIn, hourIn } from '../../shared/dates/time.ts'
import type { Zone } from '../../shared/dates/zone.ts'

/** The clock of a location, and the hour of it at which its day ends: a night after midnight belongs to the evening before. */
export type LocationClock = { readonly timeZone: Zone; readonly dayEndsAt: number }

const usualEnd = 4

/** Until a location is known: the device's clock. */
export const unknownClock: LocationClock = { timeZone: 'unknown', dayEndsAt: usualEnd }

/** `day_ends_at` of the wire. Any other value would divide a night where nobody expects it. */
export const dayEnd = optional(whole.check(z.minimum(0), z.maximum(11)), usualEnd)

/** The day of a location, `YYYY-MM-DD`, to which a time belongs. No other code of the managers' app makes a day of a time. */
export function dayAt(time: Date, { timeZone, dayEndsAt }: LocationClock): string {
  const date = dayIn(time, timeZone)
  return hourIn(time, timeZone) < dayEndsAt ? dayAfter(date, -1) : date
}

/** `4 AM`; null for a day that ends at midnight. */
export const getDayEnd = ({ dayEndsAt }: LocationClock): string | null => (dayEndsAt === 0 ? null : `${dayEndsAt} AM`)
