import { type Cents, cents } from '../../shared/money/money.ts'
import type { ServiceCharge, Ticket } from '../ticket.ts'
import { sumOf } from './arithmetic.ts'

/** The parts of a bill that its total is made of. */
export type Itemised = Pick<Ticket, 'lineItems' | 'serviceCharges' | 'deliveryFee' | 'taxes' | 'total'>

type Fee = { readonly label: string; readonly amount: Cents; readonly note?: string }

/** `Goes to: the kitchen team.` */
export const distributionText = (goesTo: string): string => `Goes to: ${goesTo.replace(/\.$/, '')}.`

/** `20%. For the kitchen team. Goes to: the servers and the kitchen.`: whatever the restaurant says of a charge. */
function chargeNote({ percent, purpose, goesTo }: ServiceCharge): Pick<Fee, 'note'> {
  const parts = [percent !== undefined && `${percent}%.`, purpose, goesTo !== undefined && distributionText(goesTo)].filter(Boolean)
  return parts.length === 0 ? {} : { note: parts.join(' ') }
}

/** The charges, the delivery and the taxes that a total contains. A suggested tip is none of them. */
export const feesOf = ({ serviceCharges, deliveryFee, taxes }: Omit<Itemised, 'total'>): readonly Fee[] => [
  ...serviceCharges
    .filter(({ kind }) => kind !== 'suggestedTip')
    .map((charge) => ({ label: charge.label, amount: charge.amount, ...chargeNote(charge) })),
  ...(deliveryFee > 0 ? [{ label: 'Delivery fee', amount: deliveryFee }] : []),
  ...taxes,
]

/** The part of a total that nothing names; below zero where more is named. The till's total counts. */
export const unnamedRest = (bill: Itemised): Cents =>
  cents(bill.total - sumOf([...bill.lineItems, ...feesOf(bill)].map(({ amount }) => amount)))
