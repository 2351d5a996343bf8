import type { Country } from '../../themes/enterprise.ts'
import { type Headline, type Totals, settledSums, settledTotals } from '../bill/sums/breakdown.ts'
import type { Paid, PartPaid } from '../bill/paying/paymentWire.ts'
import { zeroCents, sumOf } from '../bill/sums/share.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { Cents } from '../shared/money/money.ts'

/** A payment of a check, as the server answers it. The money has moved, so each field may be missing. */
export type Receipt = Paid & {
  /** The reference for staff and support. */
  readonly reference: string | null
  readonly at: Date | null
  readonly timeZone: string | null
  /** Decides the currency; null for the deployment's. */
  readonly country: Country | null
  readonly restaurant: string | null
  /** On one line. */
  readonly address: string | null
  /** The check as it was paid. */
  readonly ticket: Ticket | null
  readonly tip: Cents | null
  /** The charge to the card, the tip included. */
  readonly charged: Cents | null
  /** The rest due on the check. */
  readonly remaining: Cents | null
}

const creditTypes: ReadonlySet<string> = new Set(['house_account', 'offer', 'balance'])
const cardTypes: ReadonlySet<string> = new Set(['card', 'tip'])

const sumOfParts = (parts: readonly PartPaid[]): Cents => sumOf(parts.map(({ amount }) => amount))
const isByCard = ({ type }: PartPaid): boolean => cardTypes.has(type)

/** The parts paid by each source of money. The server's charge to the card counts: parts that differ from it become one line. */
export function getParts({ parts, charged }: Pick<Receipt, 'parts' | 'charged'>): readonly PartPaid[] {
  const byCard = parts.filter(isByCard)
  const others = parts.filter((part) => !isByCard(part))
  // The card may have paid a part of a type that we do not know.
  const mayBeByCard = parts.filter(({ type }) => !creditTypes.has(type))
  if (charged === null || charged === sumOfParts(byCard) || charged === sumOfParts(mayBeByCard)) return [...others, ...byCard]
  return charged === zeroCents ? others : [...others, { type: 'card', label: 'Card', amount: charged }]
}

/** The sums of the payment, its headline first: from the server, else as agreed on this device, else none. */
export function getReceiptSums(receipt: Pick<Receipt, 'parts' | 'charged'>, agreed: Totals | null): readonly Headline[] {
  const { parts } = receipt
  if (parts.length === 0 && agreed) return settledSums(settledTotals(agreed, receipt.charged))
  const charged = receipt.charged ?? sumOfParts(parts.filter(isByCard))
  // Without its parts the total is unknown.
  if (parts.length === 0) return charged === zeroCents ? [] : [{ label: 'Charged to card', amount: charged }]
  return settledSums({ grandTotal: sumOfParts(getParts(receipt)), charged })
}
