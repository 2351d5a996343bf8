import type { Country } from '../../themes/enterprise.ts'
import { type Headline, type Totals, settledSums, settledTotals } from '../bill/sums/breakdown.ts'
import type { Paid, PartPaid } from '../bill/paying/paymentWire.ts'
import { zeroCents, sumOf } from '../bill/sums/share.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { Cents } from '../shared/money/money.ts'

/** A payment of a check, as the server answers it. The money has moved, so each field may be missing. */
export type Receipt = Paid & {
  /** What staff and support find it by. */
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
  /** What the card was charged, the tip included. */
  readonly charged: Cents | null
  /** What is still due on the check. */
  readonly remaining: Cents | null
}

const creditTypes: ReadonlySet<string> = new Set(['house_account', 'offer', 'balance'])
const cardTypes: ReadonlySet<string> = new Set(['card', 'tip'])

const amountOf = (parts: readonly PartPaid[]): Cents => sumOf(parts.map(({ amount }) => amount))
const isByCard = ({ type }: PartPaid): boolean => cardTypes.has(type)

/** What each source of money has paid. What the card was charged is the server's word: parts that differ from it are one line. */
export function partsOf({ parts, charged }: Pick<Receipt, 'parts' | 'charged'>): readonly PartPaid[] {
  const byCard = parts.filter(isByCard)
  const others = parts.filter((part) => !isByCard(part))
  // The card may have paid a part of a type that we do not know.
  const mayBeByCard = parts.filter(({ type }) => !creditTypes.has(type))
  if (charged === null || charged === amountOf(byCard) || charged === amountOf(mayBeByCard)) return [...others, ...byCard]
  return charged === zeroCents ? others : [...others, { type: 'card', label: 'Card', amount: charged }]
}

/**
 * The sums of the payment, its headline first. Where the server does not say what has paid, they are what this device has agreed
 * to; none where it does not know that either.
 */
export function sumsOf(receipt: Pick<Receipt, 'parts' | 'charged'>, agreed: Totals | null): readonly Headline[] {
  const { parts } = receipt
  if (parts.length === 0 && agreed) return settledSums(settledTotals(agreed, receipt.charged))
  const charged = receipt.charged ?? amountOf(parts.filter(isByCard))
  // Without its parts nobody knows the total.
  if (parts.length === 0) return charged === zeroCents ? [] : [{ label: 'Charged to card', amount: charged }]
  return settledSums({ grandTotal: amountOf(partsOf(receipt)), charged })
}
