import { formatTime } from '../shared/dates/time.ts'
import { type Cents, formatMoney } from '../shared/money/money.ts'
import type { Allowed, Paying } from './gate.ts'
import type { PaymentTypes } from './payment.ts'

/** A payment of the same thing that this device has made. */
export type PaidBefore = {
  /** Tells it from another one. */
  readonly mark: string
  /** Whether it may be paid again at all. */
  readonly mayPayAgain: boolean
  /** What was charged, and when, in milliseconds since 1970; null where another tab has paid it. */
  readonly seen: { readonly charged: Cents; readonly at: number } | null
}

/** Asks before this device pays the same again: a till may be slow. A thing that is paid once is not paid again. */
export function askedAgain<P extends PaymentTypes>(paying: Allowed<P>, paid: PaidBefore | null): Paying<P> {
  if (paid === null) return paying
  const { mark, mayPayAgain, seen } = paid
  const { amount } = paying.what
  const said = seen ? `You paid ${formatMoney(seen.charged)} for it at ${formatTime(new Date(seen.at), null)}` : 'It was paid'
  if (!mayPayAgain) return { blocked: `${said}, on this device. It can’t be paid twice.`, amount }
  const question = {
    id: JSON.stringify(['paidBefore', mark]),
    about: 'paidBefore',
    title: 'Pay this again?',
    text: `${said}, on this device. The restaurant may not show that yet. If nothing was added since, you don’t owe this.`,
    confirmLabel: `Pay ${formatMoney(amount)} again`,
    cancelLabel: 'Don’t pay again',
  } as const
  return { ...paying, asks: [question, ...paying.asks] }
}
