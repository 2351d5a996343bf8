import type { Country } from '../../themes/enterprise.ts'
import { dayIn } from '../shared/dates/time.ts'
import type { Expiry } from '../shared/gift/expiry.ts'

/** New Zealand's law requires at least three years. */
const years = 3

/**
 * The first day on which a New Zealand voucher may end, by Auckland's calendar: the same day three years after the sale. It is
 * valid until the end of that day. After a sale on February 29 it is March 1, since February 28 would be less than three years.
 */
export function voucherExpiry(soldAt: Date): string {
  const sold = new Date(dayIn(soldAt, 'Pacific/Auckland'))
  // A February 29 that does not exist becomes March 1.
  sold.setUTCFullYear(sold.getUTCFullYear() + years)
  return sold.toISOString().slice(0, 10)
}

/** The end of a voucher: the server's, or the law's where the server has none or an earlier one. */
export function getLastDay(end: Expiry, soldAt: Date): Expiry {
  if (end?.day === null) return end
  const least = voucherExpiry(soldAt)
  return end !== null && end.day > least ? end : { day: least }
}

/** Until when each gift can be used, below its last day. */
export const untilText = (country: Country): string =>
  country === 'NZ'
    ? 'Each voucher can be used for at least three years from the day of the order, until the end of that day in New Zealand.'
    : 'Each gift can be used until the end of that day.'
