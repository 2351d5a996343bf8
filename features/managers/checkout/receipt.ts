import * as z from 'zod/mini'
import type { AgreedBill } from '../../bill/paying/agreedBill.ts'
import { type BillReceipt, flatFields, paidFromFlat, posInformed } from '../../bill/paid/receiptWire.ts'
import type { Charge } from '../../payment/attempt/attempt.ts'
import { agrees } from '../../payment/wire/chargeWire.ts'
import { documentedAs, mapped } from '../../shared/api/wire.ts'
import { type Cents, centsSchema } from '../../shared/money/money.ts'

const centsOrNull = z.nullable(centsSchema)

/** The part of a receipt that the page shows, as it saves it. */
export const receipt = z.object({
  posInformed: z.boolean(),
  saved: centsSchema,
  earned: centsOrNull,
  bonus: centsOrNull,
  rewardsBalance: centsOrNull,
  charged: centsOrNull,
  reference: z.nullable(z.string()),
  at: z.nullable(z.number()),
})
export type ManagersReceipt = Readonly<z.output<typeof receipt>>

/** The guest's savings: the server's number, else as agreed. House account and cash are their own money. */
export const savedBy = ({ saved }: Pick<ManagersReceipt, 'saved'>, { breakdown }: AgreedBill): Cents =>
  saved > 0 ? saved : breakdown.offer

const paidWire = z.object(flatFields)
const informedWire = paidWire.check(
  agrees(['transaction']),
  z.refine(({ pos_success }) => pos_success !== null, 'No pos_success'),
)
documentedAs.set(informedWire, z.extend(paidWire, { pos_success: posInformed }))

/** Without `pos_success` the answer settles nothing: the card may be charged, and the payment is looked up. */
export const payResponse = mapped(informedWire, (wire): Charge<BillReceipt> => paidFromFlat(wire))
