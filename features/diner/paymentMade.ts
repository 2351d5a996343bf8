import type { PaymentMade } from '../bill/paying/paidRows.ts'
import type { PartPaid } from '../bill/paying/paymentWire.ts'
import { settledTotals } from '../bill/sums/breakdown.ts'
import { sumOf, zeroCents } from '../bill/sums/share.ts'
import { type Cents, type Currency, cents } from '../shared/money/money.ts'
import { type CheckToPay, totalsOf } from './checkToPay.ts'
import type { Receipt } from './receipt.ts'

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

type Read = Pick<Receipt, 'parts' | 'charged' | 'remaining'> & Partial<Pick<Receipt, 'ticket'>>

/** The payment as it was made: from the server, else as agreed on this device; null where neither names a sum. `cashName`: of the diner's balance. */
export function getPaymentMade(receipt: Read, agreed: CheckToPay | null, currency: Currency, cashName: string): PaymentMade | null {
  const isPart = receipt.remaining !== null && receipt.remaining > 0
  // The last guest leaves nothing unpaid: others had paid before.
  const isLast = agreed?.total !== undefined && agreed.due < agreed.total
  const part = { currency, isPart, partOf: isPart || isLast ? (receipt.ticket?.total ?? agreed?.total ?? null) : null }
  if (receipt.parts.length === 0) return madeAsAgreed(receipt, agreed, cashName, part)
  const parts = getParts(receipt)
  const charged = receipt.charged ?? sumOfParts(receipt.parts.filter(isByCard))
  const tips = parts.filter(({ type }) => type === 'tip')
  const byCard = parts.filter(({ type }) => type === 'card')
  return {
    totals: { grandTotal: sumOfParts(parts), charged },
    tip: tips.length > 0 ? sumOfParts(tips) : part.partOf === null ? null : zeroCents,
    credits: parts.filter((part) => !isByCard(part)).map((part) => (part.type === 'balance' ? { ...part, label: cashName } : part)),
    card: byCard.find(({ label }) => /\d/.test(label))?.label ?? null,
    ...part,
  }
}

type Part = Pick<PaymentMade, 'currency' | 'isPart' | 'partOf'>

function madeAsAgreed({ charged }: Read, agreed: CheckToPay | null, cashName: string, part: Part): PaymentMade | null {
  // Without its parts the total is unknown.
  if (!agreed)
    return charged === null || charged === 0
      ? null
      : { currency: part.currency, totals: { charged, grandTotal: null }, tip: null, credits: [] }
  const totals = totalsOf(agreed)
  const settled = settledTotals(totals, charged)
  const other = cents(totals.grandTotal - totals.charged - agreed.cash)
  const credits = [
    { label: cashName, amount: agreed.cash },
    { label: 'Other credit', amount: other },
  ]
  return {
    totals: settled,
    // Another charge than the agreed one has an unknown part for the tip.
    tip: settled.charged === totals.charged ? agreed.tip : null,
    credits: credits.filter(({ amount }) => amount > 0),
    ...part,
  }
}
