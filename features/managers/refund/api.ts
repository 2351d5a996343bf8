import * as z from 'zod/mini'
import type { Charge, RefusedAttempt } from '../../payment/attempt/attempt.ts'
import { type SuccessFields, agrees, attemptResponses, failureFields, isStatus, statusShownAs } from '../../payment/wire/chargeWire.ts'
import { attemptCalls } from '../../payment/wire/attemptCalls.ts'
import { allServerMessages } from '../../shared/api/answers/serverRefusal.ts'
import { managersCall } from '../managersCall.ts'
import { bool, documentedAs, id, inside, optional, text, mapped } from '../../shared/api/wire.ts'
import { type Cents, dollars, price } from '../../shared/money/money.ts'

/** `charged`: the refunded amount, if the server reports it. */
export type RefundReceipt = { readonly charged: Cents | null; readonly isPending: boolean }

// A bank takes days to pay money back.
const waiting = ['pending', 'processing', 'in progress', 'submitted'] as const

const madeFields = { pending: optional(bool), amount: optional(dollars), ...failureFields, status: statusShownAs(waiting) }
const refundFields = z.object({ id: optional(id), ...madeFields })
/**
 * The success of a refund. The specification does not show it: that it holds the refund, with `pending`, an id or an amount, is
 * our decision. Any other answer is looked up.
 */
const refundWire = refundFields.check(
  agrees([], waiting),
  z.refine(({ pending, id, amount }) => pending !== null || id !== null || (amount ?? 0) > 0, 'Does not say that it is refunded'),
)
documentedAs.set(
  refundWire,
  z.union([z.extend(refundFields, { pending: bool }), z.extend(refundFields, { id }), z.extend(refundFields, { amount: price })]),
)

type MadeWire = Pick<SuccessFields, 'status'> & { readonly pending: boolean | null; readonly amount: Cents | null }

const made = ({ pending, status, amount: charged }: MadeWire): Charge<RefundReceipt> => ({
  outcome: 'paid',
  receipt: { charged, isPending: pending ?? isStatus(status, waiting) },
})

export const refundResponse = inside(
  'refund',
  mapped(refundWire, (wire) => made(wire)),
)

const refunded = mapped(z.object({ outcome: z.literal('refunded'), ...madeFields }).check(agrees([], waiting)), (wire) => made(wire))
const refused = mapped(z.object({ outcome: z.literal('refused'), message: text }), ({ message }): RefusedAttempt => ({
  outcome: 'refused',
  refusal: { kind: 'refused', status: 422, message },
}))

const attempt = attemptResponses([refunded, refused])

/** The body that a server sends, for the mocks. */
export type RefundOutcomeWire = z.input<typeof attempt.close>

const refundBody = z.object({
  credit_transaction_id: id,
  refund_reason: z.string().check(z.minLength(1)),
  refund_amount: price,
  refund_notes: z.string(),
  modify_tip: z.boolean(),
})

export const refund = managersCall({
  method: 'POST',
  path: '/refunds',
  body: refundBody,
  response: refundResponse,
  messageOf: allServerMessages,
})

export const { lookUp: lookUpRefund, close: closeRefund } = attemptCalls(attempt)
