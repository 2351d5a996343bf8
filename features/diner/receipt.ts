import type { Paid } from '../bill/paying/paymentWire.ts'
import type { ReadTicket } from '../bill/ticket.ts'
import type { Cents, Currency } from '../shared/money/money.ts'

/** A payment of a check, as the server answers it. The money has moved, so each field may be missing. */
export type Receipt = Paid & {
  /** The reference for staff and support. */
  readonly reference: string | null
  readonly at: Date | null
  readonly timeZone: string | null
  /** Null for that of the agreement. */
  readonly currency: Currency | null
  readonly restaurant: string | null
  /** On one line. */
  readonly address: string | null
  /** The check as it was paid. */
  readonly ticket: ReadTicket | null
  readonly tip: Cents | null
  /** The charge to the card, the tip included. */
  readonly charged: Cents | null
  /** The rest due on the check. */
  readonly remaining: Cents | null
}
