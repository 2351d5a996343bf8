import { type GuestAmounts, guestAmounts } from '../bill/paying/billToPay.ts'
import type { PaymentNames } from '../bill/paying/rows.ts'
import { cashNote } from '../bill/reading/balances.ts'
import { wholeOf } from '../bill/sums/part.ts'
import { getTipOffer } from '../bill/tipping/tip.ts'
import { type Currency, formatMoney } from '../shared/money/money.ts'
import type { Visit } from './pos.ts'

/** Everything that the screens and the payment compute from a visit, once. `canAddCredit`: more credit would pay some, and is sold. */
export type Sums = GuestAmounts & { readonly canAddCredit: boolean }

export function getSums({ venue, ticket, choices }: Visit): Sums {
  const amounts = guestAmounts(ticket, venue, { ...choices, useCash: true }, getTipOffer, new Date(venue.readAt))
  return { ...amounts, canAddCredit: amounts.breakdown.card > 0 && venue.creditOptions.length > 0 }
}

/** The origin of the tip: `20% of $96.00`. */
function tipNote({ tipOffer, breakdown: { tip } }: Sums, currency: Currency): string | undefined {
  if (tipOffer.status === 'disabled' || tipOffer.unit === 'dollars') return undefined
  const preset = [...tipOffer.presets, tipOffer.initial].find((each) => each?.amount === tip)
  return preset && preset.value > 0 ? `${preset.label} of ${formatMoney(tipOffer.base, currency)}` : undefined
}

/** The names of the payment's lines. */
export const namesFromSums = ({ venue, ticket }: Visit, sums: Sums): Omit<PaymentNames, 'cashName'> => ({
  offerName: sums.reward?.offer.name ?? null,
  tipNote: tipNote(sums, ticket.currency),
  cashNote: cashNote(venue.cash, venue.cashParts, ticket.currency),
  cardOnly: ticket.cardOnly,
  partOf: wholeOf(sums.breakdown.paying, ticket),
})
