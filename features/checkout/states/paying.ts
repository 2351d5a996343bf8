import * as z from 'zod/mini'
import type { StateOf, StateWith as S, Step } from '../../shared/flow/flow.ts'
import type { CheckoutCommand } from '../events.ts'
import type { Repricing } from '../pricing/refusedTotal.ts'
import { type Buyer, type Visit, buyer, savedVisit } from '../visit.ts'

type Paying = { readonly visit: Visit; readonly buyer: Buyer }

export type PayingState =
  /**
   * Here money may move. `notice`: why the last payment was not made, or that the total is another one; null for neither.
   * `agreedTo`: the `renewalConsent` of the box that the buyer has ticked; null for none. Consent to one price is none to another.
   */
  | S<'payment', Paying & { notice: string | null; agreedTo: string | null }>
  /** A payment was refused for its total and charged nothing. The new total is read for the buyer to agree to. */
  | S<'repricing', Paying & { because: string }>
  | S<'expired', { visit: Visit }>

/** A reload of the others reads the order again. */
export const payingSaved = [
  z.object({ status: z.literal('payment'), visit: savedVisit, buyer, notice: z.nullable(z.string()), agreedTo: z.nullable(z.string()) }),
] as const

export const atPayment = (visit: Visit, buyer: Buyer, notice: string | null = null): StateOf<PayingState, 'payment'> => ({
  status: 'payment',
  visit,
  buyer,
  notice,
  agreedTo: null,
})

/** Reads the order again while the buyer stays at the card. A refused code is left out. */
export function reprice({ visit, buyer }: Paying, { because, promoCode }: Repricing): Step<PayingState, CheckoutCommand> {
  // A code that never lowered the price is still reported as not applied.
  const askedCode = promoCode === null && visit.order.promoCode !== null ? null : visit.askedCode
  return [
    { status: 'repricing', visit: { ...visit, askedCode }, buyer, because },
    { type: 'loadOrder', link: { option: visit.order.option, promoCode } },
  ]
}

export const expired = (visit: Visit): StateOf<PayingState, 'expired'> => ({ status: 'expired', visit })
