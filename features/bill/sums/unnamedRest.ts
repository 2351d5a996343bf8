import type { Cents } from '../../shared/money/money.ts'
import { cents } from '../../shared/money/money.ts'
import type { Ticket } from '../ticket.ts'
import { sumOf } from './arithmetic.ts'

export type Itemised = Pick<Ticket, 'lineItems' | 'serviceCharges' | 'deliveryFee' | 'taxes' | 'total'>

/** The part of a bill's total that no line, charge or tax of it names; below zero where they name more. The till's total counts. */
export function unnamedRest({ lineItems, serviceCharges, deliveryFee, taxes, total }: Itemised): Cents {
  const charges = serviceCharges.filter(({ kind }) => kind !== 'suggestedTip')
  const named = sumOf([...lineItems, ...charges, ...taxes].map(({ amount }) => amount))
  return cents(total - named - Math.max(deliveryFee, 0))
}
