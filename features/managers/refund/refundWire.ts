import * as z from 'zod/mini'
import { failureFields, saysFailed } from '../../payment/saysFailed.ts'
import { dollars } from '../../shared/money/money.ts'
import { bool, flag, id, optional, text } from '../../shared/api/wire.ts'
import type { RefundOutcome } from './refunding.ts'

/**
 * The success of a refund. The specification does not show it: that it holds the refund, with `pending`, an id or an amount, is
 * our decision. Any other answer is looked up (NET-12).
 */
const refundWire = z
  .object({ pending: optional(bool), id: optional(id), amount: optional(dollars), ...failureFields })
  .check(
    z.refine(
      (refund) => !saysFailed(refund) && (refund.pending !== null || refund.id !== null || (refund.amount ?? 0) > 0),
      'Does not say that it is refunded',
    ),
  )

export const refundResponse = z.pipe(
  z.object({ refund: refundWire }),
  z.transform(({ refund }) => ({ isPending: refund.pending ?? false })),
)

const settled = [
  z.object({ outcome: z.literal('refunded'), pending: flag }),
  z.object({ outcome: z.literal('refused'), message: text }),
  z.object({ outcome: z.literal('closed') }),
] as const
const unknown = z.object({ outcome: z.literal('unknown') })

const settledWire = z.discriminatedUnion('outcome', settled)

type Settled = Exclude<RefundOutcome, { readonly outcome: 'unknown' }>

const settledOf = (wire: z.output<typeof settledWire>): Settled =>
  wire.outcome === 'refunded' ? { outcome: 'refunded', isPending: wire.pending } : wire

export const closeRefundResponse = z.pipe(settledWire, z.transform(settledOf))

export const lookUpRefundResponse = z.pipe(
  z.discriminatedUnion('outcome', [...settled, unknown]),
  z.transform((wire): RefundOutcome => (wire.outcome === 'unknown' ? wire : settledOf(wire))),
)

/** The body that a server sends, for the mocks. */
export type RefundOutcomeWire = z.input<typeof settledWire>
