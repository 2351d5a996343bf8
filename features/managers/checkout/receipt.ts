import * as z from 'zod/mini'
import type { AgreedBill } from '../../bill/paying/agreedBill.ts'
import { paidFields, posInformed, rewardsFromWire, tillFields, tillReceiptFromWire } from '../../bill/paying/paymentWire.ts'
import { sumOf } from '../../bill/sums/arithmetic.ts'
import type { Charge } from '../../payment/attempt/attempt.ts'
import { agrees, attemptResponses } from '../../payment/wire/chargeWire.ts'
import { documentedAs, name, optional, text } from '../../shared/api/wire.ts'
import { type Cents, centsSchema, dollars } from '../../shared/money/money.ts'
import { mapped } from '../../shared/api/mapped.ts'

const centsOrNull = z.nullable(centsSchema)

/** A payment that was made, as the page saves it. */
export const receipt = z.object({
  posInformed: z.boolean(),
  offers: z.array(z.object({ label: z.string(), amount: centsSchema })),
  /** The guest's credit back; null if the server has none. */
  earned: centsOrNull,
  bonus: centsOrNull,
  rewardsBalance: centsOrNull,
  charged: centsOrNull,
  reference: z.nullable(z.string()),
  at: z.nullable(z.number()),
})
export type ManagersReceipt = Readonly<z.output<typeof receipt>>

/** The guest's savings: the server's number, else as agreed. House account and cash are their own money. */
export const savedBy = ({ offers }: Pick<ManagersReceipt, 'offers'>, { breakdown }: AgreedBill): Cents =>
  offers.length > 0 ? sumOf(offers.map(({ amount }) => amount)) : breakdown.offer

const payment = z.object({ type: text, label: optional(name, 'Reward'), amount: dollars })

const fields = { ...paidFields, ...tillFields(payment) }
const paidWire = z.object(fields)
const informedWire = paidWire.check(
  agrees(['transaction']),
  z.refine(({ pos_success }) => pos_success !== null, 'No pos_success'),
)
documentedAs.set(informedWire, z.extend(paidWire, { pos_success: posInformed(payment) }))

const paidFromWire = (wire: z.output<typeof paidWire>): Charge<ManagersReceipt> => ({
  outcome: 'paid',
  receipt: {
    ...tillReceiptFromWire(wire),
    ...rewardsFromWire(wire),
    offers: (wire.pos_success ?? []).filter(({ type }) => type === 'offer').map(({ label, amount }) => ({ label, amount })),
    earned: wire.subscription_credit_back?.amount ?? null,
  },
})

/** Without `pos_success` the answer settles nothing: the card may be charged, and the payment is looked up. */
export const payResponse = mapped(informedWire, paidFromWire)

/** Without `pos_success` the card is charged, and the till was not informed. */
const found = mapped(z.object({ outcome: z.literal('paid'), ...fields }).check(agrees(['transaction'])), (wire) => paidFromWire(wire))

export const attempt = attemptResponses([found])

/** The body that a server sends, for the mocks. */
export type PaidWire = z.input<typeof paidWire>
