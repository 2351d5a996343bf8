import * as z from 'zod/mini'
import { paidFields, posInformed, rewardsFromWire, tillFields, tillReceiptFromWire, tipInCents } from '../../bill/paying/paymentWire.ts'
import type { Charge } from '../../payment/attempt/attempt.ts'
import { agrees, attemptResponses } from '../../payment/wire/chargeWire.ts'
import { dollars } from '../../shared/money/money.ts'
import { subtract } from '../../bill/sums/share.ts'
import { documentedAs, id, name, orElse, orNull, text } from '../../shared/api/wire.ts'
import type { Receipt } from './receipt.ts'
import type { CheckPayment } from './request.ts'
import type { Agreement } from '../../payment/gate/gate.ts'

const transaction = z.object({
  // The amount that the payment takes off the bill, in dollars.
  amount: dollars,
  charge_stripe_source_id: id,
  partial_payment: z.boolean(),
  force_overspend: z.boolean(),
  auto_gratuity: dollars,
  offer_claim_id: orNull(id),
})

/** The body of a payment (B §7). Only the tip is in cents. */
export const payBody = z.object({
  transaction,
  project: orNull(id),
  ticket_number: orNull(z.string()),
  location_id: id,
  user_id: id,
  allow_offer_override: z.boolean(),
  pin: orNull(z.string()),
  notes: orNull(z.string()),
  tip: orNull(tipInCents),
})

export const createPayBody = ({ what, details }: Agreement<CheckPayment>): z.output<typeof payBody> => {
  const { cardId, agreed } = details
  const { breakdown, serviceCharge, claimId } = agreed
  const tip = subtract(breakdown.tip, serviceCharge)
  return {
    transaction: {
      amount: breakdown.paying,
      charge_stripe_source_id: cardId,
      partial_payment: breakdown.rest.ofBill > 0,
      force_overspend: !details.usesCash,
      auto_gratuity: serviceCharge,
      offer_claim_id: claimId,
    },
    project: details.project,
    ticket_number: what.checkNumber,
    location_id: what.locationId,
    user_id: details.guestId,
    // The guest has seen which reward pays, or that none does: the server must not choose another.
    allow_offer_override: true,
    pin: details.pin,
    notes: details.notes,
    tip: tip > 0 ? { amount: tip, stripe_source_id: cardId } : null,
  }
}

const payment = z.object({ type: text, label: orElse(name, 'Reward'), amount: dollars })

const fields = { ...paidFields, ...tillFields(payment) }
const paidWire = z.object(fields)
const informedWire = paidWire.check(
  agrees(['transaction']),
  z.refine(({ pos_success }) => pos_success !== null, 'No pos_success'),
)
documentedAs.set(informedWire, z.extend(paidWire, { pos_success: posInformed(payment) }))

const receiptFromWire = (wire: z.output<typeof paidWire>): Charge<Receipt> => ({
  outcome: 'paid',
  receipt: {
    ...tillReceiptFromWire(wire),
    ...rewardsFromWire(wire),
    offers: (wire.pos_success ?? []).filter(({ type }) => type === 'offer').map(({ label, amount }) => ({ label, amount })),
    earned: wire.subscription_credit_back?.amount ?? null,
  },
})

/** Without `pos_success` the answer settles nothing: the card may be charged, and the payment is looked up. */
export const payResponse = z.pipe(informedWire, z.transform(receiptFromWire))

/** Without `pos_success` the card is charged, and the till was not informed. */
const found = z.pipe(
  z.object({ outcome: z.literal('paid'), ...fields }).check(agrees(['transaction'])),
  z.transform((wire) => receiptFromWire(wire)),
)

export const attempt = attemptResponses([found])

/** The body that a server sends, for the mocks. */
export type PaidWire = z.input<typeof paidWire>
