import * as z from 'zod/mini'
import type { Charge, Closed, LookedUp } from '../payment/charge.ts'
import { savedCards } from '../payment/savedCardsWire.ts'
import { dollars } from '../shared/money.ts'
import { timestamp } from '../shared/timestamp.ts'
import { flag, id, optional, orElse, text } from '../shared/wire.ts'
import type { PosReceipt } from './pos.ts'

/** A receipt as the server sends it: the address is not checked yet, and the time may be missing. */
export type PosReceiptRead = Omit<PosReceipt, 'at' | 'returnUrl'> & {
  readonly at: number | null
  readonly returnUrlOverride: string | null
}

/** The till's own answer, or only that it has answered. */
const posSuccess = z.pipe(
  orElse(z.unknown(), null),
  z.transform((value) => value !== null && value !== undefined && value !== false),
)

/** What was paid: its fields are our decision, and the money has moved even if they cannot be read. */
const transactionWire = optional(z.object({ id: optional(id), amount_charged: optional(dollars), created_at: optional(timestamp) }))

const paidWire = z.object({ pos_success: posSuccess, return_url_override: text, transaction: transactionWire })

const receiptOf = ({ pos_success, return_url_override, transaction }: z.output<typeof paidWire>): PosReceiptRead => ({
  isTold: pos_success,
  returnUrlOverride: return_url_override,
  charged: transaction?.amount_charged ?? null,
  reference: transaction?.id ?? null,
  at: transaction?.created_at?.getTime() ?? null,
})

const outcomes = {
  requires_action: flag,
  client_secret: text,
  // Only a look-up answers a refusal in its body.
  decline_code: text,
}
const chargeWire = z.extend(paidWire, outcomes)

function chargeOf(wire: z.output<typeof chargeWire>): Charge<PosReceiptRead> {
  if (wire.requires_action && wire.client_secret !== null) return { outcome: 'requiresAction', clientSecret: wire.client_secret }
  if (wire.decline_code !== null) return { outcome: 'declined', code: wire.decline_code }
  return { outcome: 'paid', receipt: receiptOf(wire) }
}

/** The answer to a payment: `pos_success` and `return_url_override` (B §7), and the bank's question. */
export const chargeResponse = z.pipe(chargeWire, z.transform(chargeOf))

const attemptWire = z.extend(chargeWire, { outcome: z.literal(['paid', 'requires_action', 'declined', 'closed', 'unknown']) })

function lookedUp({ outcome, ...wire }: z.output<typeof attemptWire>): LookedUp<PosReceiptRead> {
  return outcome === 'closed' || outcome === 'unknown' ? { outcome } : chargeOf(wire)
}

export const lookUpResponse = z.pipe(attemptWire, z.transform(lookedUp))

const closeWire = z.extend(chargeWire, { outcome: z.literal(['paid', 'requires_action', 'declined', 'closed']) })

export const closeResponse = z.pipe(
  closeWire,
  z.transform(({ outcome, ...wire }): Charge<PosReceiptRead> | Closed => (outcome === 'closed' ? { outcome } : chargeOf(wire))),
)

/** The answer to a purchase of credit. There is no till to tell. */
export const creditBoughtResponse = z.pipe(
  chargeWire,
  z.transform((wire) => chargeOf({ ...wire, pos_success: true })),
)

/** The cards of the diner after one was added (POS-12). */
export const cardsResponse = z.pipe(
  z.object({ credit_cards: savedCards }),
  z.transform(({ credit_cards }) => credit_cards),
)

/** The bodies that a server sends, for the mocks. */
export type PosChargeWire = z.input<typeof chargeWire>
export type PosAttemptWire = z.input<typeof attemptWire>
