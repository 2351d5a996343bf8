import { type BillAmounts, billAmounts } from '../bill/sums/billAmounts.ts'
import { getEarnedCredit } from '../bill/sums/breakdown.ts'
import { wholeOf } from '../bill/sums/part.ts'
import { getTipOffer } from '../bill/tipping/tip.ts'
import { cashNote } from '../bill/reading/balances.ts'
import type { PaymentNames } from '../bill/paying/rows.ts'
import { type Cents, type Currency, formatMoney } from '../shared/money/money.ts'
import type { Visit } from './visit.ts'

/** Everything that the screens and the payment compute from a visit, once. */
export type Sums = BillAmounts & {
  /** The part of the bill that balance and reward do not pay. */
  readonly shortfall: Cents
  /** Whether more credit would pay some of it, and is sold here. */
  readonly canAddCredit: boolean
  readonly earned: Cents
}

export function getSums({ venue, ticket, choices }: Pick<Visit, 'venue' | 'ticket' | 'choices'>): Sums {
  const at = new Date(venue.readAt)
  const amounts = billAmounts(ticket, venue, { ...choices, useCash: true }, (split) => getTipOffer(ticket, venue.tip, split), at)
  const { card } = amounts.breakdown
  return {
    ...amounts,
    shortfall: card,
    canAddCredit: card > 0 && venue.creditOptions.length > 0,
    earned: getEarnedCredit(amounts.breakdown, venue.creditBack),
  }
}

/** The origin of the tip: `20% of $96.00`. */
function tipNote({ tipOffer, breakdown: { tip } }: Sums, currency: Currency): string | undefined {
  if (tipOffer.status === 'disabled' || tipOffer.unit === 'dollars') return undefined
  const preset = [...tipOffer.presets, tipOffer.initial].find((each) => each?.amount === tip)
  return preset && preset.value > 0 ? `${preset.label} of ${formatMoney(tipOffer.base, currency)}` : undefined
}

/** The names of the payment's lines. */
export const namesFromSums = ({ venue, ticket }: Pick<Visit, 'venue' | 'ticket'>, sums: Sums): Omit<PaymentNames, 'cashName'> => ({
  offerName: sums.reward?.offer.name ?? null,
  tipNote: tipNote(sums, ticket.currency),
  cashNote: cashNote(venue.cash, venue.cashParts, ticket.currency),
  cardOnly: ticket.cardOnly,
  partOf: wholeOf(sums.breakdown.paying, ticket),
})
