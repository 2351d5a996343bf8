import * as z from 'zod/mini'
import type { Submission } from '../../shared/api/answers/answer.ts'
import type { StateWith as S, Step } from '../../shared/flow/flow.ts'
import { centsSchema, currencySchema } from '../../shared/money/money.ts'
import type { CheckoutCommand } from '../events.ts'
import { type PurchaseAnswer, purchaseAnswer } from '../order.ts'
import { type PurchaseAttempt, purchaseReference } from '../purchaseToPay.ts'
import { type Opening, opening } from '../visit.ts'

/** An attempt has paid for something else than this visit was about to buy. What was bought is read, to confirm it. */
export type ReadingState = S<'readingPurchase', Reading & { waitsFor: WaitsFor }>

/** `paidBy`: the hash of the attempt's key, which opens the receipt. */
type Reading = {
  readonly attempt: Omit<PurchaseAttempt, 'key'>
  readonly paidBy: string
  readonly receipt: PurchaseAnswer
  readonly opening: Opening
}

/** `server`: it is being read. `retry`: it cannot be read. `buyer`: the gift card needs the buyer's address. */
type WaitsFor = { readonly kind: 'server' | 'retry' } | { readonly kind: 'buyer'; readonly submission: Submission }

export const readingSaved = [
  z.object({
    status: z.literal('readingPurchase'),
    attempt: z.extend(purchaseReference, { amount: centsSchema, currency: currencySchema }),
    paidBy: z.string(),
    receipt: purchaseAnswer,
    opening,
    waitsFor: z.object({ kind: z.literal('server') }),
  }),
] as const

/** Reads what an attempt has bought; first a signed-in reader without an address, because whose it is decides what they may do. */
export const readPurchase = ({ attempt, paidBy, receipt, opening }: Reading): Step<ReadingState, CheckoutCommand> => [
  { status: 'readingPurchase', attempt, paidBy, receipt, opening, waitsFor: { kind: 'server' } },
  opening.isMember && opening.buyer.email === ''
    ? { type: 'loadMember' }
    : { type: 'loadOrder', link: { option: attempt.option, promoCode: null } },
]
