import * as z from 'zod/mini'
import { isEarlier } from '../../../features/payment/attempt/paymentState.ts'
import { type ListedAttempt, type Payable, isForeign } from '../../../features/payment/attempt/attempt.ts'
import { things } from '../../../features/payment/thing.ts'
import type { PaymentState } from '../../../features/payment/attempt/payment.ts'
import { hashPayer } from '../../../features/payment/wire/hashPayer.ts'
import type { DraftPayment } from '../../../features/bulk-gifting/pay/orderSteps.ts'
import { type Country, countries } from '../../../themes/enterprise.ts'
import { createAttemptRecords } from '../../runtime/payments/records/attemptRecords.ts'

const reference = z.object({ draft: z.string(), buyer: z.string() })
type Reference = z.output<typeof reference>

/** The payments of orders on this device. */
export const orderRecords = createAttemptRecords('gifting.unresolved', reference, ({ draft }) => things.order(draft))

/** The country, and so the currency, of an attempt: its draft ends with it. */
export const getCountry = ({ draft }: Pick<Reference, 'draft'>): Country | null =>
  countries.find((country) => draft.endsWith(`.${country}`)) ?? null

/** The country of what a payment shows first: of an earlier attempt, or null for the order of the page. */
export const shownCountry = (state: PaymentState<DraftPayment>): Country | null => {
  const [first] = isEarlier(state) ? state.attempts : []
  return first && !isForeign(first) ? getCountry(first) : null
}

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
