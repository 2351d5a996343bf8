import { dayIn, formatClock } from '../../shared/dates/time.ts'
import type { Zone } from '../../shared/dates/zone.ts'
import { csv } from '../../shared/files/csv.ts'
import { type Cents, type Currency, cents } from '../../shared/money/money.ts'
import { getPaid, type Transaction } from '../transaction.ts'
import { getTips, totalsOf } from './shift.ts'

const header = ['Date', 'Time', 'Guest', 'Check', 'Paid', 'Tips kept', 'Refunded', 'Refund status', 'Currency'] as const

/** `1250` → `12.50`: a spreadsheet calculates with it. */
const dollarsText = (amount: Cents): string => (amount / 100).toFixed(2)

/**
 * The listed payments and refunds, by the clock of the location, and a total of these rows. What a refund gave back stands in a
 * column of its own, above zero: a spreadsheet would read a sum with a minus as a formula.
 */
export function shiftCsv(transactions: readonly Transaction[], currency: Currency, timeZone: Zone): string {
  const { sum, refunded, tips } = totalsOf(transactions)
  const paid = cents(sum + refunded)
  return csv(header, [
    ...transactions.map((each) => [
      each.at ? dayIn(each.at, timeZone) : '',
      each.at ? formatClock(each.at, timeZone) : '',
      each.guestName,
      each.checkNumber ?? '',
      each.isRefund ? '' : dollarsText(getPaid(each)),
      each.isRefund || each.isUnreadable ? '' : dollarsText(getTips(each)),
      each.isRefund ? dollarsText(cents(0 - getPaid(each))) : '',
      each.refundStatus,
      currency,
    ]),
    ['Total of these rows', '', '', '', dollarsText(paid), tips === null ? '' : dollarsText(tips), dollarsText(refunded), '', currency],
  ])
}
