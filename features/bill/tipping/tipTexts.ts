import { formatMoney } from '../../shared/money/money.ts'
import { sumOf } from '../sums/share.ts'
import { type Ticket, hasGratuity } from '../ticket.ts'

type Bill = Pick<Ticket, 'serviceCharges'>

/** What the choice of a tip is called: a bill with a gratuity has its tip already. */
export const tipTitle = (bill: Bill): string => (hasGratuity(bill) ? 'Add an extra tip' : 'Add a tip')

/** The gratuity that the restaurant has added, in a sentence; null without one. It stands beside every choice of a tip. */
export function gratuityNote(bill: Bill): string | null {
  if (!hasGratuity(bill)) return null
  const gratuities = bill.serviceCharges.filter(({ kind }) => kind === 'gratuity')
  return `The bill includes a gratuity of ${formatMoney(sumOf(gratuities.map(({ amount }) => amount)))}.`
}
