import { fn } from 'storybook/test'
import { PaymentCard } from '../../apps/runtime/payments/gateway/PaymentCard.tsx'
import type { BillAmounts } from '../../features/bill/sums/billAmounts.ts'
import type { PartChoice } from '../../features/bill/sums/part.ts'
import { getCheckAmounts } from '../../features/diner/checkToPay.ts'
import type { DinerCheckoutScreenProps } from '../../features/diner/DinerCheckoutScreen.tsx'
import { type dinerTickets, type dinerVenues, openCheck } from '../../features/diner/examples/checks.ts'
import { dinerPayments } from '../../features/diner/examples/payments.ts'
import type { SavedCards } from '../../features/payment/attempt/attempt.ts'
import { standInForStripe } from '../checkout/standIn.ts'

/** The payment of an open check in one of its states; the card is charged what the choice leaves for it. */
export const paying = (
  cards: SavedCards,
  { breakdown, part, tip }: BillAmounts,
  state: DinerCheckoutScreenProps['payment']['state'] = dinerPayments.choosing,
) => ({
  state,
  cards,
  send: fn(),
  sum: { amount: breakdown.charged, currency: 'USD' as const },
  mayPay: part.kind === 'valid' && tip.kind === 'valid',
  answersPress: part.kind === 'invalid' || tip.kind === 'invalid',
  card: {
    kind: 'ready' as const,
    field: <PaymentCard stripe={standInForStripe} onElements={fn()} onChange={fn()} />,
    isTyped: false,
    focus: fn(),
  },
  wallets: { kind: 'none' as const },
  onPay: fn(),
  onAnswer: fn(),
})

/** The props of a check, before the diner has chosen anything. */
export function check(
  venue: (typeof dinerVenues)['guest'],
  ticket: (typeof dinerTickets)['dinner'],
  state?: DinerCheckoutScreenProps['payment']['state'],
) {
  const open = openCheck(venue, ticket)
  return { ...open, payment: paying(venue.cards, open.amounts, state) }
}

/** The props of a check of which a guest pays a part. */
export function split(venue: (typeof dinerVenues)['guest'], ticket: (typeof dinerTickets)['dinner'], part: PartChoice) {
  const open = openCheck(venue, ticket)
  const choice = { ...open.choice, part }
  const amounts = getCheckAmounts(ticket, venue, choice, new Date('2026-11-20T23:30:00Z'))
  return { ...open, choice, amounts, payment: paying(venue.cards, amounts) }
}

/** The args of every story of the checkout besides its check. */
export const dinerCheckoutArgs = { change: null, onChoice: fn(), signInHref: '#sign-in', returnUrl: null, receiptHref: null }
