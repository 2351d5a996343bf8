import * as z from 'zod/mini'
import { rest } from '../../payment/rest.ts'
import { centsSchema, currencySchema } from '../../shared/money/money.ts'
import { subtract } from '../sums/arithmetic.ts'
import type { Breakdown } from '../sums/breakdown.ts'
import type { Ticket } from '../ticket.ts'
import { savedZone } from '../../shared/dates/zone.ts'

const sum = centsSchema

const breakdown: z.ZodMiniType<Breakdown> = z.object({
  paying: sum,
  houseAccount: sum,
  offer: sum,
  cash: sum,
  card: sum,
  tip: sum,
  charged: sum,
  grandTotal: sum,
  rest,
})

/** The terms of a payment of a bill, as its payer has agreed to them. They are recorded as the terms of its agreement, and name nothing of the payer. */
export const agreedBill = z.object({
  /** The number in the address or in the form; null for a bill of which only the amount is known. */
  check: z.nullable(z.string()),
  /** The till's own number; null if it has none. */
  code: z.nullable(z.string()),
  restaurant: z.nullable(z.string()),
  timeZone: savedZone,
  currency: currencySchema,
  /** The whole bill. */
  total: sum,
  due: sum,
  breakdown,
  /** The part of the breakdown's tip that is a service charge. */
  serviceCharge: sum,
  /** The reward that pays; both null for none. */
  claimId: z.nullable(z.string()),
  offerName: z.nullable(z.string()),
  /** Credit back for the card's part. */
  earned: sum,
  /** The lines that it pays, by their ids; null for a part that is none of lines. */
  lineIds: z.nullable(z.array(z.string())),
})
export type AgreedBill = Readonly<z.output<typeof agreedBill>>

/** Whether a receipt is of another bill than the agreed one: it then proves nothing about this payment. */
export function isOfAnother({ ticket }: { readonly ticket: { readonly code: string | null } | null }, agreed: AgreedBill | null): boolean {
  const paid = ticket?.code ?? null
  return paid !== null && agreed !== null && agreed.code !== null && ![agreed.code, agreed.check].includes(paid)
}

/** The bill's place and number, by the server's ids. */
export type BillPlace = Pick<AgreedBill, 'check' | 'restaurant' | 'timeZone'> & { readonly location: string }

export const agreeTo = (
  { currency, code, total, due }: Ticket,
  { check, restaurant, timeZone }: BillPlace,
  terms: Pick<AgreedBill, 'breakdown' | 'serviceCharge' | 'claimId' | 'offerName' | 'earned' | 'lineIds'>,
): AgreedBill => ({ check, code, restaurant, timeZone, currency, total, due, ...terms })

/** The bill's part of the hosted checkout's request and of the managers' (B §7): what the payer agreed to pay, and the reward. */
export const transactionFrom = ({ breakdown, claimId }: AgreedBill) => ({
  amount: breakdown.paying,
  partial_payment: breakdown.rest.ofBill > 0,
  offer_claim_id: claimId,
})

/** The tip of every request that pays a bill. A card alone pays it; null for none. A service charge is no tip there. */
export function tipFrom({ breakdown, serviceCharge }: AgreedBill, cardId: string | null) {
  const amount = subtract(breakdown.tip, serviceCharge)
  return amount === 0 || cardId === null ? null : { amount, stripe_source_id: cardId }
}
