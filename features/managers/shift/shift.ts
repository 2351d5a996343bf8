import { sumOf } from '../../bill/sums/arithmetic.ts'
import { type Listed, addUp } from '../../shared/api/listed.ts'
import { counted } from '../../shared/forms/counted.ts'
import { type Cents, cents } from '../../shared/money/money.ts'
import { getPaid, getTips, type Transaction } from '../transaction.ts'
import { dayAfter, mondayOf } from '../../shared/dates/day.ts'
import { type LocationClock, dayAt } from './locationDay.ts'

/** The first and the last day of a shift, `YYYY-MM-DD`; empty for no limit. */
export type Days = { readonly from: string; readonly to: string }

export const allDays: Days = { from: '', to: '' }

export const isSameDays = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to

export const isAllDays = (days: Days): boolean => isSameDays(days, allDays)

/** The days that have a word. A week is whole, from Monday on: it is never the same as today. */
export function dayChoices(today: string) {
  const yesterday = dayAfter(today, -1)
  const monday = mondayOf(today)
  return [
    { value: 'all', label: 'All days', days: allDays },
    { value: 'today', label: 'Today', days: { from: today, to: today } },
    { value: 'yesterday', label: 'Yesterday', days: { from: yesterday, to: yesterday } },
    { value: 'week', label: 'This week', days: { from: monday, to: dayAfter(monday, 6) } },
  ] as const
}

/**
 * Tells of which days a list has every payment. The server lists the last ones: those before its oldest are not known, nor is the rest of
 * that day. A payment whose time is not known may be of any day.
 */
export function wholeDaysOf({ rows, isWhole }: Listed<Transaction>, clock: LocationClock): (days: Days) => boolean {
  const since = listedSince(rows)
  const hasTimes = isWhole && rows.every(({ at }) => at !== null)
  return ({ from }) => hasTimes && (since === null || from > dayAt(since, clock))
}

/** Those of a shift, by the location's days. */
export const inDays = (list: Listed<Transaction>, days: Days, clock: LocationClock): Listed<Transaction> =>
  isAllDays(days)
    ? list
    : {
        rows: list.rows.filter(({ at }) => {
          const day = at && dayAt(at, clock)
          return day !== null && day >= days.from && (days.to === '' || day <= days.to)
        }),
        isWhole: wholeDaysOf(list, clock)(days),
      }

export type Totals = {
  readonly payments: number
  readonly refunds: number
  /** The payments, less the refunds. */
  readonly sum: Cents
  /** Null where one of them cannot be read. */
  readonly tips: Cents | null
  readonly refunded: Cents
}

/** Null where some of them may not be listed. */
export const totalsOf = (list: Listed<Transaction>): Totals | null =>
  addUp(list, (rows) => {
    const refunds = rows.filter(({ isRefund }) => isRefund)
    const payments = rows.filter(({ isRefund }) => !isRefund)
    return {
      payments: payments.length,
      refunds: refunds.length,
      sum: sumOf(rows.map(getPaid)),
      tips: payments.some(({ isUnreadable }) => isUnreadable) ? null : sumOf(payments.map(getTips)),
      refunded: cents(0 - sumOf(refunds.map(getPaid))),
    }
  })

/** `4 payments · 1 refund`. */
export const countsText = ({ payments, refunds }: Pick<Totals, 'payments' | 'refunds'>): string =>
  [(payments > 0 || refunds === 0) && counted(payments, 'payment'), refunds > 0 && counted(refunds, 'refund')].filter(Boolean).join(' · ')

/** The oldest known time of a list. */
export function listedSince(transactions: readonly Transaction[]): Date | null {
  const times = transactions.flatMap(({ at }) => at?.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.min(...times))
}
