import { cents, formatMoney } from '../../shared/money/money.ts'
import { counted } from '../counted.ts'
import type { DryRun, GiftOrder } from '../order.ts'

/** Milliseconds: gifts of today go out at nine in the morning, which may have passed. */
const day = 24 * 60 * 60 * 1_000

/** Why an order may not be paid: what the server would do with it does not add up, or is not the order. Null if it does. */
export function dryRunProblem(run: DryRun, { country, amount, recipients }: GiftOrder, now: number): string | null {
  const money = (sum: number) => formatMoney(cents(sum), country)
  const value = amount * recipients.length
  if (run.count !== recipients.length)
    return `Your list has ${counted(recipients.length, 'recipient')}, and our server counts ${run.count.toLocaleString('en-US')}.`
  if (run.value !== value) return `Your gifts are worth ${money(value)}, and our server says ${money(run.value)}.`
  if (run.total > run.value) return `Our server asks for ${money(run.total)}, which is more than your gifts are worth.`
  if (run.percent < 0 || run.percent > 100) return `Our server takes off ${run.percent}%, which cannot be.`
  if (run.sendsAt !== null && run.sendsAt.getTime() < now - day) return 'Our server would send your gifts on a day that has passed.'
  return null
}
