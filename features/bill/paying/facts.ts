import { formatTime } from '../../shared/dates/time.ts'

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
  ...(at === null ? [] : [{ term: 'Paid at', detail: formatTime(new Date(at), timeZone) }]),
  ...(reference === null ? [] : [{ term: 'Reference', detail: reference }]),
]
