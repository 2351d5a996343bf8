import { type Cents, type Currency, cents, formatMoney } from '../../shared/money/money.ts'
import type { AgreedBill } from '../paying/agreedBill.ts'
import type { PartPaid } from './receiptWire.ts'
import { type NamedSum, creditLines } from '../paying/rows.ts'
import { wholeOf } from '../sums/part.ts'
import { subtract, sumOf, zeroCents } from '../sums/arithmetic.ts'
import type { Ticket } from '../ticket.ts'
import type { Charge } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { type Headline, type Totals, headlineFromTotals } from '../sums/breakdown.ts'

/** A payment that was made, as far as it is known. */
export type PaymentMade = {
  readonly currency: Currency
  /** The total is null where it is not known. */
  readonly totals: Pick<Totals, 'charged'> & { readonly grandTotal: Cents | null }
  /** The tip in the total; null where it is not known. */
  readonly tip: Cents | null
  /** The part of the tip that is a service charge. */
  readonly serviceCharge?: Cents
  /** The credit that has paid besides the card, by its name; empty where it has no name. */
  readonly credits: readonly NamedSum[]
  /** The card: "Visa ending in 4242". */
  readonly card?: string | null
  /** Whether a part of the bill stays unpaid. */
  readonly isPart?: boolean
  /** The whole bill, where a guest has paid a part of it; null where it is not known. */
  readonly partOf?: Cents | null
}

export const paidHeadline = ({ totals: { charged, grandTotal } }: PaymentMade): Headline =>
  grandTotal === null ? { label: 'Charged to card', amount: charged } : headlineFromTotals({ charged, grandTotal })

/** Credit by its names, where they add up to what the card has not paid. */
function namedCredits({ charged, grandTotal }: Totals, credits: PaymentMade['credits']): readonly NamedSum[] {
  const amount = cents(grandTotal - charged)
  if (amount <= 0) return []
  return sumOf(credits.map((credit) => credit.amount)) === amount ? credits : [{ label: 'credit', amount }]
}

/** The lines that lead from the bill to the total of a payment, then what has paid it, to the cent. There are none where nothing leads to it. */
export function paidRows(payment: PaymentMade): readonly Charge[] {
  const { currency, totals, tip, serviceCharge = zeroCents, card = null, isPart = false, partOf = null } = payment
  const row = ({ amount, ...named }: NamedSum & { readonly note?: string }): Charge => ({ ...named, amount: formatMoney(amount, currency) })
  const subtotal = (sum: NamedSum): Charge => ({ ...row(sum), tone: 'subtotal' })
  const { charged, grandTotal } = totals
  if (grandTotal === null) return []
  const headline = paidHeadline(payment)
  const credits = namedCredits({ charged, grandTotal }, payment.credits)
  const bill: readonly (NamedSum & { readonly note?: string })[] =
    tip === null || (tip === 0 && partOf === null) || tip > grandTotal
      ? []
      : [
          {
            label: partOf !== null ? 'Your part' : isPart ? 'Part of the bill' : 'Bill',
            amount: subtract(grandTotal, tip),
            ...(partOf !== null && { note: `of ${formatMoney(partOf, currency)}` }),
          },
          { label: 'Service charge', amount: serviceCharge },
          { label: 'Tip', amount: subtract(tip, serviceCharge) },
        ].filter(({ amount }) => amount > 0)
  const byCard = card !== null && { note: card }
  if (headline.label === 'Total') {
    const lines = credits.length > 0 ? credits : bill
    return lines.length > 0 ? [...lines.map(row), { ...subtotal(headline), ...byCard }] : []
  }
  const total = { label: 'Total', amount: grandTotal }
  return [
    ...bill.map(row),
    bill.length > 0 ? subtotal(total) : row(total),
    ...credits.map(({ label, amount }) => row({ label: `Paid with ${label}`, amount })),
    { ...row(headline), ...byCard },
  ]
}

const creditTypes: ReadonlySet<string> = new Set(['house_account', 'offer', 'balance'])
const cardTypes: ReadonlySet<string> = new Set(['card', 'tip'])

const sumOfParts = (parts: readonly PartPaid[]): Cents => sumOf(parts.map(({ amount }) => amount))
const isByCard = ({ type }: PartPaid): boolean => cardTypes.has(type)

/** The server's answer, as far as a payment's lines need it. */
export type Answered = {
  /** The charge to the card; null: as agreed. */
  readonly charged: Cents | null
  /** The parts paid by each source of money. Absent where the server names none. */
  readonly parts?: readonly PartPaid[]
  /** The rest of the bill. Absent where the server does not name it. */
  readonly remaining?: Cents | null
  readonly ticket?: Pick<Ticket, 'total'> | null
}

/** The parts paid by each source of money. The server's charge to the card counts: parts that differ from it become one line. */
export function getParts({ parts = [], charged }: Pick<Answered, 'parts' | 'charged'>): readonly PartPaid[] {
  const byCard = parts.filter(isByCard)
  const others = parts.filter((part) => !isByCard(part))
  // The card may have paid a part of a type that we do not know.
  const mayBeByCard = parts.filter(({ type }) => !creditTypes.has(type))
  if (charged === null || charged === sumOfParts(byCard) || charged === sumOfParts(mayBeByCard)) return [...others, ...byCard]
  return charged === zeroCents ? others : [...others, { type: 'card', label: 'Card', amount: charged }]
}

/** The payment as the server names its parts. */
function madeAsAnswered(answered: Answered, agreed: AgreedBill | null, cashName: string): Omit<PaymentMade, 'currency'> {
  const { parts: named = [], charged, remaining = null, ticket = null } = answered
  const isPart = remaining !== null && remaining > 0
  // The last guest leaves nothing unpaid: others had paid before.
  const isLast = agreed !== null && agreed.due < agreed.total
  const partOf = isPart || isLast ? (ticket?.total ?? agreed?.total ?? null) : null
  const parts = getParts(answered)
  const tips = parts.filter(({ type }) => type === 'tip')
  const byCard = parts.filter(({ type }) => type === 'card')
  return {
    totals: { grandTotal: sumOfParts(parts), charged: charged ?? sumOfParts(named.filter(isByCard)) },
    tip: tips.length > 0 ? sumOfParts(tips) : partOf === null ? null : zeroCents,
    credits: parts.filter((part) => !isByCard(part)).map((part) => (part.type === 'balance' ? { ...part, label: cashName } : part)),
    card: byCard.find(({ label }) => /\d/.test(label))?.label ?? null,
    isPart,
    partOf,
  }
}

/** The payment as its payer has agreed to it. The server has named no part, and no other charge. */
const madeAsAgreed = ({ breakdown, serviceCharge, offerName, total }: AgreedBill, cashName: string): Omit<PaymentMade, 'currency'> => ({
  totals: breakdown,
  tip: breakdown.tip,
  serviceCharge,
  credits: creditLines(breakdown, { offerName, cashName }),
  isPart: breakdown.rest.ofBill > 0,
  partOf: wholeOf(breakdown.paying, { total }),
})

/** The charge alone is known: of its total, and of its parts, nothing can be said. */
const ofCharge = (charged: Cents): Omit<PaymentMade, 'currency'> => ({ totals: { charged, grandTotal: null }, tip: null, credits: [] })

/**
 * The payment as it was made: from the server, else as agreed on this device; null where neither names a sum. Another charge than the
 * agreed one leaves nothing else that is known. `cashName`: of the guest's balance.
 */
export function getPaymentMade(answered: Answered, agreed: AgreedBill | null, currency: Currency, cashName: string): PaymentMade | null {
  const { parts = [], charged } = answered
  if (parts.length > 0) return { currency, ...madeAsAnswered(answered, agreed, cashName) }
  if (agreed && (charged === null || charged === agreed.breakdown.charged)) return { currency, ...madeAsAgreed(agreed, cashName) }
  return charged === null || charged === cents(0) ? null : { currency, ...ofCharge(charged) }
}
