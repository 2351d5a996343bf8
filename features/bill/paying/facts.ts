import { formatTime } from '../../shared/dates/time.ts'
import { formatMoney } from '../../shared/money/money.ts'
import type { Headline } from '../sums/breakdown.ts'

type Facts = {
  readonly sums: readonly Headline[]
  /** The payer, or the restaurant. */
  readonly party?: { readonly term: string; readonly detail: string } | null
  readonly check: string | null
  readonly at: Date | number | null
  readonly timeZone: string | null
  /** The reference by which staff and support find the payment. */
  readonly reference: string | null
}

/** The facts that identify a payment: its sums, the check, the time and the reference. */
export const paymentFacts = ({ sums, party = null, check, at, timeZone, reference }: Facts) => [
  ...sums.map(({ label, amount }) => ({ term: label, detail: formatMoney(amount) })),
  ...(party === null ? [] : [party]),
  ...(check === null ? [] : [{ term: 'Check', detail: check }]),
  ...(at === null ? [] : [{ term: 'Time', detail: formatTime(new Date(at), timeZone) }]),
  ...(reference === null ? [] : [{ term: 'Reference', detail: reference }]),
]
