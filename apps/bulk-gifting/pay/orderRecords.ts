import * as z from 'zod/mini'
import { type ListedAttempt, type Payable, isForeign } from '../../../features/payment/attempt/attempt.ts'
import { things } from '../../../features/payment/thing.ts'
import { hashPayer } from '../../../features/payment/wire/hashPayer.ts'
import { createAttemptRecords } from '../../runtime/payments/records/attemptRecords.ts'

const reference = z.object({ draft: z.string(), buyer: z.string() })
type Reference = z.output<typeof reference>

/** The payments of orders on this device. */
export const orderRecords = createAttemptRecords('gifting.unresolved', reference, ({ draft }) => things.order(draft))

/** The attempts of this device for a buyer's order: the result in its own record, and the others that come first. */
export function attemptsFor(draft: string, email: string) {
  const buyer = hashPayer(email)
  return {
    reference: { thing: things.order(draft), name: null, draft, buyer },
    isOwn: (attempt: Reference): boolean => attempt.draft === draft,
    // The server answers no other account about an attempt.
    blocks: (attempt: ListedAttempt<Payable & Reference>): boolean => !isForeign(attempt) && attempt.buyer === buyer,
  }
}
