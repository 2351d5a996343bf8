import type { Expiry } from '../shared/gift/expiry.ts'

/** New Zealand's law requires at least three years. */
const years = 3

function dayInAuckland(moment: Date): readonly [year: number, month: number, day: number] {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Pacific/Auckland',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment)
  const getNumber = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return [getNumber('year'), getNumber('month'), getNumber('day')]
}

/**
 * The first day on which a New Zealand voucher may end, by Auckland's calendar: the same day three years after the sale. It is
 * valid until the end of that day. After a sale on February 29 it is March 1, since February 28 would be less than three years.
 */
export function voucherExpiry(soldAt: Date): string {
  const [year, month, day] = dayInAuckland(soldAt)
  // `Date.UTC` makes March 1 of a February 29 that does not exist.
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10)
}

/** The end of a voucher: the server's, or the law's where the server has none or an earlier one. */
export function getLastDay(end: Expiry, soldAt: Date): Expiry {
  if (end?.day === null) return end
  const least = voucherExpiry(soldAt)
  return end !== null && end.day > least ? end : { day: least }
}
