import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import * as z from 'zod/mini'
import { closeOrder, completeOrder, getOrders, type getBuyer, lookUpOrder, placeOrder } from '../../features/bulk-gifting/api.ts'
import type { CreateStep } from '../../features/bulk-gifting/CreateSteps.tsx'
import type { GiftOrder, GiftReceipt } from '../../features/bulk-gifting/order.ts'
import { type DraftPayment, PayScreen } from '../../features/bulk-gifting/PayScreen.tsx'
import { giftBill } from '../../features/bulk-gifting/savings.ts'
import type { GiftTerms } from '../../features/bulk-gifting/terms.ts'
import { setDefaultCountry } from '../../features/shared/country.ts'
import type { OutputOf } from '../../features/shared/endpoint.ts'
import { cents } from '../../features/shared/money.ts'
import { callSignedIn } from '../runtime/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'
import { type PaymentApi, usePayment } from '../runtime/payments/usePayment.tsx'
import { isReadOf } from '../runtime/readKey.ts'
import { pause } from './pause.ts'
import { useDryRun } from './useDryRun.ts'

/** A record names the draft alone: recipients are other people's addresses. */
const records = createAttemptRecords('gifting.unresolved', z.object({ draft: z.string() }), ({ draft }) => draft)

const apiOf = (order: GiftOrder, onChangedPrice: () => void): PaymentApi<DraftPayment, GiftReceipt> => ({
  send: async ({ key, what, paymentMethodId }, options) => {
    // The button shows that it was pressed: writing 50,000 recipients takes a moment.
    await pause()
    const body = { order, amount_to_charge: what.amount, payment_method_id: paymentMethodId }
    const answer = await callSignedIn(placeOrder, { body }, { ...options, key })
    if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 412) onChangedPrice()
    return answer
  },
  complete: (key, options) => callSignedIn(completeOrder, { path: { key } }, { ...options, key }),
  lookUp: (key, options) => callSignedIn(lookUpOrder, { path: { key } }, options),
  close: (key, options) => callSignedIn(closeOrder, { path: { key } }, { ...options, key }),
})

type Props = {
  readonly draftId: string
  readonly terms: GiftTerms
  readonly order: GiftOrder
  readonly buyer: OutputOf<typeof getBuyer>
  readonly onOrdered: (receipt: GiftReceipt) => void
  readonly onStep: (step: CreateStep) => void
}

/** Checks an order with the server, and pays it once (BLK-10, NET-08). */
export function PayRoute({ draftId, terms, order, buyer, onOrdered, onStep }: Props) {
  // The shared payment writes amounts, and charges, in the deployment's currency.
  setDefaultCountry(terms.country)
  const { mutate } = useSWRConfig()
  const { dryRun, readAgain } = useDryRun(order)
  const expected = giftBill(cents(order.amount * order.recipients.length), terms.tiers)
  const { email, firstName, lastName, cards } = buyer
  const payment = usePayment({
    visit: 'payment.gifting',
    records,
    what: { amount: dryRun.status === 'ready' ? dryRun.value.total : expected.total, draft: draftId },
    payer: { email, firstName, lastName },
    api: apiOf(order, readAgain),
  })
  const { state } = payment
  const receipt = state.status === 'paid' || (state.status === 'earlierPaid' && state.attempts[0].draft === draftId) ? state.receipt : null
  const tell = useEffectEvent((paid: GiftReceipt) => {
    void mutate(isReadOf([getOrders]))
    onOrdered(paid)
  })
  useEffect(() => {
    if (receipt) tell(receipt)
  }, [receipt])
  return <PayScreen {...payment} country={terms.country} order={order} dryRun={dryRun} cards={cards} onRetry={readAgain} onStep={onStep} />
}
