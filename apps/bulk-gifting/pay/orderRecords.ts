import * as z from 'zod/mini'
import type { Found } from '../../../features/payment/attempt/attempt.ts'
import type { DraftPayment } from '../../../features/bulk-gifting/pay/orderSteps.ts'
import { things } from '../../../features/payment/thing.ts'
import { hashPayer } from '../../../features/payment/wire/hashPayer.ts'
import { createAttemptRecords } from '../../runtime/payments/records/attemptRecords.ts'
import { type Paid, entries } from '../../runtime/payments/records/entries.ts'

/** The payments of orders on this device. */
export const orderRecords = createAttemptRecords('order', z.object({ buyer: z.string() }))

/** The payment of an order, by any tab; null without one. */
export const paymentOfOrder = (draft: string): Paid | null => entries.paidFor(things.order(draft)).at(-1) ?? null

/** The attempts of this device for a buyer's order: the result in its own record, and the others that come first. */
export function attemptsFor(draft: string, email: string) {
  const buyer = hashPayer(email)
  const thing = things.order(draft)
  return {
    reference: { thing, terms: { buyer } },
    pays: () => thing,
    // The server answers no other account about an attempt.
    blocks: ({ terms }: Found<DraftPayment['what']>): boolean => terms?.buyer === buyer,
  }
}
