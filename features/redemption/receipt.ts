import type { Paid } from '../bill/paidWire.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { Cents } from '../shared/money.ts'

/** A payment of a check, as the server answers it. The money has moved, so each field may be missing. */
export type Receipt = Paid & {
  /** What staff and support find it by. */
  readonly reference: string | null
  readonly at: Date | null
  readonly timeZone: string | null
  readonly restaurant: string | null
  /** The check as it was paid. */
  readonly ticket: Ticket | null
  readonly tip: Cents | null
  /** What the card was charged, the tip included. */
  readonly charged: Cents | null
  /** What is still due on the check. */
  readonly remaining: Cents | null
}
