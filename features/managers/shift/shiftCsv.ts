import { formatClock, formatDate } from '../../shared/dates/time.ts'
import type { Listed } from '../../shared/api/listed.ts'
import { csv } from '../../shared/files/csv.ts'
import { type Cents, type Currency, cents } from '../../shared/money/money.ts'
import { getPaid, getTips, type Transaction } from '../transaction.ts'
import { type LocationClock, dayAt, getDayEnd } from './locationDay.ts'
import { totalsOf } from './shift.ts'

/** `1250` → `12.50`: a spreadsheet calculates with it. */
const dollarsText = (amount: Cents): string => (amount / 100).toFixed(2)

/**
 * The listed payments and refunds by the clock of the location, with the location's day and the date of each, and their total. What a
 * refund gave back stands in a column of its own, above zero: a spreadsheet would read a sum with a minus as a formula.
 */
export function shiftCsv(list: Listed<Transaction>, currency: Currency, clock: LocationClock): string {
  const totals = totalsOf(list)
  const end = getDayEnd(clock)
  const cells = (each: Transaction) => [
    each.at ? dayAt(each.at, clock) : '',
    each.at ? formatDate(each.at, clock.timeZone) : '',
    each.at ? formatClock(each.at, clock.timeZone) : '',
    each.guestName,
    each.checkNumber ?? '',
    each.isRefund ? '' : dollarsText(getPaid(each)),
    each.isRefund || each.isUnreadable ? '' : dollarsText(getTips(each)),
    each.isRefund ? dollarsText(cents(0 - getPaid(each))) : '',
    each.refundStatus,
    currency,
  ]
  const sums = totals && [cents(totals.sum + totals.refunded), totals.tips, totals.refunded]
  return csv(
    [end ? `Day until ${end}` : 'Day', 'Date', 'Time', 'Guest', 'Check', 'Paid', 'Tips kept', 'Refunded', 'Refund status', 'Currency'],
    [
      ...list.rows.map(cells),
      sums
        ? ['Total of these rows', '', '', '', '', ...sums.map((sum) => (sum === null ? '' : dollarsText(sum))), '', currency]
        : ['Some payments may be missing, so there is no total'],
    ],
  )
}
