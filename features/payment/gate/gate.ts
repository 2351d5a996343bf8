import type { Cents } from '../../shared/money/money.ts'
import type { PaymentTypes } from '../attempt/payable.ts'

// The one gate of a payment: no way to pay sends anything that it does not let through.

/** A question that the payer must say yes to before anything is paid. A yes counts for this `id` alone. */
export type Question = {
  readonly id: string
  readonly about: 'tip' | 'bill' | 'paidBefore'
  readonly title: string
  readonly text: string
  /** The label of the button that confirms and pays. A wallet, or another way, is pressed again after it. */
  readonly confirmLabel: string
  readonly cancelLabel: string
}

/** The payment, and the further data of its request. */
export type Agreement<P extends PaymentTypes> = { readonly what: P['what']; readonly details: P['details'] }

/** The payment that a press makes once the payer has confirmed each question. */
export type Allowed<P extends PaymentTypes> = Agreement<P> & { readonly asks: readonly Question[] }

/** The payment that a surface allows now. */
export type Paying<P extends PaymentTypes> =
  | Allowed<P>
  /**
   * `blocked`: why nothing can be paid, in the payer's words. `amount`: the sum on the page meanwhile; null if it shows none.
   * `isFinal`: no change on the page lifts it.
   */
  | { readonly blocked: string; readonly amount: Cents | null; readonly isFinal?: true }

type Passage<P extends PaymentTypes> =
  | { readonly is: 'open'; readonly agreement: Agreement<P> }
  | { readonly is: 'asking'; readonly question: Question }
  | { readonly is: 'closed'; readonly why: string | null; readonly isFinal: boolean }

/** Decides what a press may do now. `confirmed`: the ids of the questions that the payer has said yes to. `null` is nothing to pay. */
export function passageOf<P extends PaymentTypes>(paying: Paying<P> | null, confirmed: readonly string[] = []): Passage<P> {
  if (paying === null) return { is: 'closed', why: null, isFinal: false }
  if ('blocked' in paying) return { is: 'closed', why: paying.blocked, isFinal: paying.isFinal === true }
  const { what, details, asks } = paying
  const question = asks.find(({ id }) => !confirmed.includes(id))
  return question ? { is: 'asking', question } : { is: 'open', agreement: { what, details } }
}

/** The amount that the page shows; null if it shows none. */
export const amountShown = <P extends PaymentTypes>(paying: Paying<P> | null): Cents | null =>
  paying === null ? null : 'blocked' in paying ? paying.amount : paying.what.amount
