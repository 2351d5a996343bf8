import * as z from 'zod/mini'
import type { Charge, ClosedOr, LookedUp } from '../../payment/charge.ts'
import { closedWire, unknownWire } from '../../payment/chargeWire.ts'
import { failureFields, saysFailed } from '../../payment/saysFailed.ts'
import { dollars } from '../../shared/money/money.ts'
import { bool, flag, id, optional, text } from '../../shared/api/wire.ts'
import type { RefundPayment } from './refundPayment.ts'

type Made = RefundPayment['receipt']

/**
 * The success of a refund. The specification does not show it: that it holds the refund, with `pending`, an id or an amount, is
 * our decision. Any other answer is looked up.
 */
const refundWire = z
  .object({ pending: optional(bool), id: optional(id), amount: optional(dollars), ...failureFields })
  .check(
    z.refine(
      (refund) => (isWaiting(refund) || !saysFailed(refund)) && (refund.pending !== null || refund.id !== null || (refund.amount ?? 0) > 0),
      'Does not say that it is refunded',
    ),
  )

/** A bank takes days to give money back. */
function isWaiting({ status, errors }: { readonly status: string | null; readonly errors?: unknown }): boolean {
  return /^(pending|processing|in progress|submitted)$/i.test(status ?? '') && (errors === null || errors === undefined)
}

const made = (isPending: boolean): Charge<Made> => ({ outcome: 'paid', receipt: { isPending } })

export const refundResponse = z.pipe(
  z.object({ refund: refundWire }),
  z.transform(({ refund }) => made(refund.pending ?? isWaiting(refund))),
)

const settled = [
  z.object({ outcome: z.literal('refunded'), pending: flag }),
  z.object({ outcome: z.literal('refused'), message: text }),
  closedWire,
] as const
const settledWire = z.discriminatedUnion('outcome', settled)

function settledOf(wire: z.output<typeof settledWire>): ClosedOr<Made> {
  switch (wire.outcome) {
    case 'refunded':
      return made(wire.pending)
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
