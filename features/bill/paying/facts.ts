import { formatTime } from '../../shared/dates/time.ts'
import { formatMoney } from '../../shared/money/money.ts'
import type { Headline } from '../sums/breakdown.ts'

export type PaymentRecord = {
  readonly check: string | null
  readonly at: Date | number | null
  readonly timeZone: string | null
  /** The reference by which staff and support find the payment. */
  readonly reference: string | null
}

/** The facts that identify a payment: the check, the time and the reference. */
export const stubFromPayment = ({ check, at, timeZone, reference }: PaymentRecord) => [
  ...(check === null ? [] : [{ term: 'Check', detail: check }]),
  ...(at === null ? [] : [{ term: 'Time', detail: formatTime(new Date(at), timeZone) }]),
  ...(reference === null ? [] : [{ term: 'Reference', detail: reference }]),
]

/** The sums of a payment besides its headline, which is on the slip. */
export const factsFromSums = ([, ...sums]: readonly Headline[]) =>
  sums.map(({ label, amount }) => ({ term: label, detail: formatMoney(amount) }))
