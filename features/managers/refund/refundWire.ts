import * as z from 'zod/mini'
import type { Charge, ClosedOr, LookedUp } from '../../payment/charge.ts'
import { closedWire, unknownWire } from '../../payment/chargeWire.ts'
import { type Said, failureFields, isStatus, saysFailed, saysTwoThings, statusShownAs } from '../../payment/saysFailed.ts'
import { type Cents, dollars, price } from '../../shared/money/money.ts'
import { bool, documentedAs, id, optional, text } from '../../shared/api/wire.ts'
import type { RefundPayment } from './refundPayment.ts'

type Made = RefundPayment['receipt']

// A bank takes days to give money back.
const waiting = ['pending', 'processing', 'in progress', 'submitted'] as const

/**
 * The success of a refund. The specification does not show it: that it holds the refund, with `pending`, an id or an amount, is
 * our decision. Any other answer is looked up.
 */
const refundFields = z.object({
  pending: optional(bool),
  id: optional(id),
  amount: optional(dollars),
  ...failureFields,
  status: statusShownAs(waiting),
})
const refundWire = refundFields.check(
  z.refine(
    (refund) => !saysFailed(refund, waiting) && (refund.pending !== null || refund.id !== null || (refund.amount ?? 0) > 0),
    'Does not say that it is refunded',
  ),
)
documentedAs.set(
  refundWire,
  z.union([z.extend(refundFields, { pending: bool }), z.extend(refundFields, { id }), z.extend(refundFields, { amount: price })]),
)

type MadeWire = Pick<Said, 'status'> & { readonly pending: boolean | null; readonly amount: Cents | null }

const made = ({ pending, status, amount }: MadeWire): Charge<Made> => ({
  outcome: 'paid',
  receipt: { isPending: pending ?? isStatus(status, waiting), amount },
})

export const refundResponse = z.pipe(
  z.object({ refund: refundWire }),
  z.transform(({ refund }) => made(refund)),
)

const settled = [
  z
    .object({
      outcome: z.literal('refunded'),
      pending: optional(bool),
      amount: optional(dollars),
      ...failureFields,
      status: statusShownAs(waiting),
    })
    .check(z.refine((wire) => !saysFailed(wire, waiting), saysTwoThings)),
  z.object({ outcome: z.literal('refused'), message: text }),
  closedWire,
] as const
const settledWire = z.discriminatedUnion('outcome', settled)

function settledOf(wire: z.output<typeof settledWire>): ClosedOr<Made> {
  switch (wire.outcome) {
    case 'refunded':
      return made(wire)
    case 'refused':
      return { outcome: 'refused', refusal: { kind: 'refused', status: 422, message: wire.message } }
    case 'closed':
      return wire
  }
}

export const closeRefundResponse = z.pipe(settledWire, z.transform(settledOf))

export const lookUpRefundResponse = z.pipe(
  z.discriminatedUnion('outcome', [...settled, unknownWire]),
  z.transform((wire): LookedUp<Made> => (wire.outcome === 'unknown' ? wire : settledOf(wire))),
)

/** The body that a server sends, for the mocks. */
export type RefundOutcomeWire = z.input<typeof settledWire>
