import { subtract, sumOf, zeroCents } from '../../bill/sums/arithmetic.ts'
import { dayIn } from '../../shared/dates/time.ts'
import type { Zone } from '../../shared/dates/zone.ts'
import { counted } from '../../shared/forms/counted.ts'
import { type Cents, cents } from '../../shared/money/money.ts'
import { getPaid, type Transaction } from '../transaction.ts'

/** The first and the last day of a shift, `YYYY-MM-DD`; empty for no limit. */
export type Days = { readonly from: string; readonly to: string }

export const isAllDays = ({ from, to }: Days): boolean => from === '' && to === ''

/** Those of a shift, by the days of the location's time zone. A payment whose time is not known belongs to no day. */
export const inDays = (transactions: readonly Transaction[], days: Days, timeZone: Zone): readonly Transaction[] =>
  isAllDays(days)
    ? transactions
    : transactions.filter(({ at }) => {
        const day = at && dayIn(at, timeZone)
        return day !== null && day >= days.from && (days.to === '' || day <= days.to)
      })

export type Totals = {
  readonly payments: number
  readonly refunds: number
  /** The payments, less the refunds. */
  readonly sum: Cents
  /** Null where one of them cannot be read. */
  readonly tips: Cents | null
  readonly refunded: Cents
}

/** The tips of a payment, less those that were given back. */
export const getTips = ({ tips, refunds }: Transaction): Cents =>
  subtract(sumOf(tips.map(({ amount }) => amount)), sumOf(refunds.map(({ status, tip }) => (status === 'failed' ? zeroCents : tip))))

export function totalsOf(transactions: readonly Transaction[]): Totals {
  const refunds = transactions.filter(({ isRefund }) => isRefund)
  const payments = transactions.filter(({ isRefund }) => !isRefund)
  return {
    payments: payments.length,
    refunds: refunds.length,
    sum: sumOf(transactions.map(getPaid)),
    tips: payments.some(({ isUnreadable }) => isUnreadable) ? null : sumOf(payments.map(getTips)),
    refunded: cents(0 - sumOf(refunds.map(getPaid))),
  }
}

/** `4 payments · 1 refund`. */
export const countsText = ({ payments, refunds }: Pick<Totals, 'payments' | 'refunds'>): string =>
  [(payments > 0 || refunds === 0) && counted(payments, 'payment'), refunds > 0 && counted(refunds, 'refund')].filter(Boolean).join(' · ')

/** The oldest known time of a list. The server lists the last payments: those before it are not known, nor is the rest of its day. */
export function listedSince(transactions: readonly Transaction[]): Date | null {
  const times = transactions.flatMap(({ at }) => at?.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.min(...times))
}
