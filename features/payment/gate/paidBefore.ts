import { formatTime } from '../../shared/dates/time.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import type { Allowed, Paying } from './gate.ts'
import type { PaymentTypes } from '../attempt/payable.ts'

/** A payment of the same thing that this device has made. */
export type PaidBefore = {
  /** Names the payment. */
  readonly mark: string
  /** How it may be paid again: a bill after a question, a draft of an order never, anything else freely. */
  readonly again: 'free' | 'asked' | 'never'
  /** The charge, and its time in milliseconds since 1970; null where another tab has paid it. */
  readonly seen: { readonly charged: Cents; readonly at: number } | null
}

/** Asks before this device pays the same again: a till may be slow. A thing that is paid once is not paid again. */
export function askedAgain<P extends PaymentTypes>(paying: Allowed<P>, paid: PaidBefore | null): Paying<P> {
  if (paid === null) return paying
  const { mark, again, seen } = paid
  const { amount } = paying.what
  const fact = seen
    ? `${formatMoney(seen.charged)} was paid for it at ${formatTime(new Date(seen.at), null)}, on this device.`
    : 'It was paid on this device.'
  if (again === 'never') return { blocked: `${fact} It can’t be paid twice.`, amount, isFinal: true }
  const question = {
    id: JSON.stringify(['paidBefore', mark, amount]),
    about: 'paidBefore',
    title: 'Pay this again?',
    text:
      again === 'asked'
        ? `${fact} The restaurant may not show that yet. If nothing was added since, nothing is owed.`
        : `${fact} Pay again only to buy it twice.`,
    confirmLabel: `Pay ${formatMoney(amount)} again`,
    cancelLabel: 'Don’t pay again',
  } as const
  return { ...paying, asks: [question, ...paying.asks] }
}
