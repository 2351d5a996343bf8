import type { Charge, ChargeBreakdownProps } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { type Cents, type Currency, cents, formatMoney } from '../../shared/money/money.ts'
import { type Breakdown, headlineFromTotals } from '../sums/breakdown.ts'
import { subtract, zeroCents } from '../sums/arithmetic.ts'
import { type Itemised, distributionText, feesOf, unnamedRest } from '../sums/itemised.ts'
import type { Ticket } from '../ticket.ts'

/** One line of the itemised bill. `quantity` is null for anything that is no item. */
export type BillLine = {
  readonly label: string
  readonly quantity: number | null
  readonly amount: Cents
  /** The restaurant's words for what a charge is for, and for how it is distributed; or that this payment is of the line. */
  readonly note?: string
}

/** The itemised bill and every fee. The lines add up to the ticket's total, to the cent. `paid`: the ids of those that a payment is of. */
export function billLines(ticket: Itemised, paid: readonly string[] = []): readonly BillLine[] {
  const { lineItems } = ticket
  const lines = [
    ...lineItems.map(({ id, name, quantity, amount }) => ({
      label: name,
      quantity,
      amount,
      ...(id !== null && paid.includes(id) && { note: 'Paid here' }),
    })),
    ...feesOf(ticket).map((fee) => ({ ...fee, quantity: null })),
  ]
  const rest = unnamedRest(ticket)
  if (rest === 0) return lines
  // The till's total counts, so the difference between it and the lines gets a line as well.
  const label = lineItems.length === 0 ? 'Food and drinks' : rest < 0 ? 'Adjustments' : 'Other charges'
  return [...lines, { label, quantity: null, amount: rest }]
}

type Rows = Pick<ChargeBreakdownProps, 'rows' | 'sum'>

export const billRows = (ticket: Ticket, paid?: readonly string[]): Rows => ({
  rows: billLines(ticket, paid).map(({ label, quantity, amount, note }) => ({
    label: quantity === null || quantity === 1 ? label : `${quantity} × ${label}`,
    amount: formatMoney(amount, ticket.currency),
    tone: amount < 0 ? 'credit' : 'charge',
    ...(note !== undefined && { note }),
  })),
  sum: { label: 'Bill total', amount: formatMoney(ticket.total, ticket.currency) },
})

export type NamedSum = { readonly label: string; readonly amount: Cents }
/** The part of a payment that a line is of. */
export type LineOf = 'bill' | 'serviceCharge' | 'tip' | 'total' | 'houseAccount' | 'reward' | 'cash'
export type PaymentLine = NamedSum & { readonly of: LineOf; readonly note?: string; readonly tone?: 'subtotal' }

/** The names that a breakdown lacks. */
export type PaymentNames = {
  readonly offerName: string | null
  /** The origin of the tip: `20% of $96.00`. */
  readonly tipNote?: string | undefined
  /** The name of the guest's cash: `useCashName`. */
  readonly cashName: string
  /** The balances that make up the cash. */
  readonly cashNote?: string | null
  /** The part of `breakdown.tip` that is a service charge. */
  readonly serviceCharge?: Cents
  /** How it is distributed, in the restaurant's words. */
  readonly serviceChargeGoesTo?: string | null
  readonly cardOnly?: Cents
  /** The whole bill, where this payment covers a part of it; null where it covers all. */
  readonly partOf?: Cents | null
}

const less = (amount: Cents): Cents => cents(0 - amount)

const isSome = ({ amount }: NamedSum): boolean => amount !== 0

/** The credit that has a part in a payment, by its names. */
export const creditLines = (
  { houseAccount, offer, cash }: Pick<Breakdown, 'houseAccount' | 'offer' | 'cash'>,
  { offerName, cashName, cashNote = null }: Pick<PaymentNames, 'offerName' | 'cashName' | 'cashNote'>,
): readonly PaymentLine[] =>
  [
    { of: 'houseAccount' as const, label: 'House account', amount: houseAccount },
    { of: 'reward' as const, label: offerName ?? 'Reward', amount: offer },
    { of: 'cash' as const, label: cashName, amount: cash, ...(cashNote !== null && { note: cashNote }) },
  ].filter(isSome)

/**
 * The lines that add up to a payment's headline, to the cent: the sums paid, and the credit taken off. If credit pays
 * everything, the lines are its parts.
 */
export function paymentLines(breakdown: Breakdown, names: PaymentNames, currency: Currency): readonly PaymentLine[] {
  const { paying, charged, grandTotal, tip } = breakdown
  const { tipNote, serviceCharge = zeroCents, serviceChargeGoesTo: goesTo = null, cardOnly = zeroCents, partOf = null } = names
  const credits = creditLines(breakdown, names)
  if (charged === 0) return credits
  const { ofBill } = breakdown.rest
  const rest = ofBill > 0 ? `${formatMoney(ofBill, currency)} stays due` : null
  const bill: PaymentLine =
    partOf !== null
      ? { of: 'bill', label: 'Your part', amount: paying, note: [`of ${formatMoney(partOf, currency)}`, rest].filter(Boolean).join(', ') }
      : rest !== null
        ? { of: 'bill', label: 'Part of the bill', amount: paying, note: rest }
        : {
            of: 'bill',
            label: 'Amount due',
            amount: paying,
            ...(cardOnly > 0 && { note: `Card items: ${formatMoney(cardOnly, currency)}` }),
          }
  const extras: readonly PaymentLine[] = [
    { of: 'serviceCharge', label: 'Service charge', amount: serviceCharge, ...(goesTo !== null && { note: distributionText(goesTo) }) },
    { of: 'tip', label: 'Tip', amount: subtract(tip, serviceCharge), ...(tipNote !== undefined && { note: tipNote }) },
  ]
  const total: PaymentLine = { of: 'total', label: 'Total', amount: grandTotal, tone: 'subtotal' }
  return [
    bill,
    ...extras.filter(isSome),
    ...(credits.length > 0 ? [total] : []),
    ...credits.map((line) => ({ ...line, amount: less(line.amount) })),
  ]
}

/** A line of a payment as it is drawn. */
export type PaymentRow = Charge & Pick<PaymentLine, 'of'>

export function paymentRows(
  breakdown: Breakdown,
  names: PaymentNames,
  currency: Currency,
): Rows & { readonly rows: readonly PaymentRow[] } {
  const { label, amount } = headlineFromTotals(breakdown)
  return {
    rows: paymentLines(breakdown, names, currency).map(({ amount, tone, ...line }) => ({
      ...line,
      amount: formatMoney(amount, currency),
      tone: tone ?? (amount < 0 ? 'credit' : 'charge'),
    })),
    sum: { label, amount: formatMoney(amount, currency) },
  }
}

/** The lines below the bill's own, whose total is not repeated without a reason. */
export function rowsBelowBill(breakdown: Breakdown, names: PaymentNames, ticket: Ticket): readonly PaymentRow[] {
  const [first, ...others] = paymentRows(breakdown, names, ticket.currency).rows
  const isTotal = breakdown.charged > 0 && first?.note === undefined && first?.amount === billRows(ticket).sum?.amount
  return first && !isTotal ? [first, ...others] : others
}
