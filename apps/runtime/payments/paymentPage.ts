import * as z from 'zod/mini'
import { chosenCard, isAtHand } from '../../../features/payment/chosenCard.ts'
import type { SavedCards } from '../../../features/payment/method.ts'
import type { PaymentState, PaymentTypes } from '../../../features/payment/payment.ts'
import type { paymentSteps } from '../../../features/payment/paymentTransition.ts'
import type { Saved } from '../../../features/shared/flow/saved.ts'
import type { PaymentSetup } from './paymentSetup.ts'
import type { Sum } from './sale.ts'

// What a page with a payment decides.

const card = z.nullable(z.union([z.object({ kind: z.literal('newCard') }), z.object({ kind: z.literal('savedCard'), id: z.string() })]))

/** How a visit opens: with the attempts that come first, and else with the chosen card. */
export function openingOf<P extends PaymentTypes>(
  { begin }: Pick<ReturnType<typeof paymentSteps<P>>, 'begin'>,
  { list }: Pick<PaymentSetup<P>['records'], 'list'>,
  blocks: PaymentSetup<P>['blocks'],
) {
  const earlier = () => list(blocks)
  return { begin: () => begin(earlier()), saved: savedCard<P>(() => earlier().length > 0) }
}

/** Only the chosen card is saved. After a reload the attempt's record is looked up, which is the same for another tab and another build. */
const savedCard = <P extends PaymentTypes>(hasEarlier: () => boolean): Saved<PaymentState<P>> => ({
  version: 2,
  toSave: (state) => ('card' in state ? state.card : null),
  read: (saved) => {
    const { data } = card.safeParse(saved)
    return data === undefined || hasEarlier() ? null : { status: 'choosing', card: data, problem: null }
  },
})

/** The bank's question needs the gateway too. */
export const needsGateway = ({ status }: { readonly status: PaymentState<never>['status'] }): boolean =>
  status !== 'paid' && status !== 'earlierPaid' && status !== 'unresolvedPayment'

/** Whether one press pays in this state. */
export const offersToPay = <P extends PaymentTypes>(state: PaymentState<P>, cards: SavedCards): boolean =>
  (state.status === 'choosing' && isAtHand(chosenCard(state.card, cards), cards)) ||
  (state.status === 'paymentUnknown' && state.lookUp === 'notCharged')

/** What a wallet can pay, which is no amount of zero; null if there is nothing. */
export const walletSum = (sum: Sum | null): Sum | null => (sum !== null && sum.amount > 0 ? sum : null)
