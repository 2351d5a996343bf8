import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import * as z from 'zod/mini'
import { closeOrder, completeOrder, getOrders, type getBuyer, lookUpOrder, placeOrder } from '../../features/bulk-gifting/api.ts'
import type { CreateStep } from '../../features/bulk-gifting/CreateSteps.tsx'
import type { GiftOrder, GiftReceipt } from '../../features/bulk-gifting/order.ts'
import { type DraftPayment, PayScreen } from '../../features/bulk-gifting/PayScreen.tsx'
import { giftBill } from '../../features/bulk-gifting/savings.ts'
import type { GiftTerms } from '../../features/bulk-gifting/terms.ts'
import { setDefaultCountry } from '../../features/shared/money/country.ts'
import { type Answer, answered, failed } from '../../features/shared/api/answer.ts'
import type { Charge, LookedUp } from '../../features/payment/charge.ts'
import type { OutputOf } from '../../features/shared/api/endpoint.ts'
import { cents } from '../../features/shared/money/money.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'
import { type PaymentApi, usePayment } from '../runtime/payments/usePayment.tsx'
import { isReadOf } from '../runtime/api/readKey.ts'
import { pause } from './pause.ts'
import { attemptThatPaid, spendDraft } from './spentDrafts.ts'
import { useDryRun } from './useDryRun.ts'

/** A record names the draft alone: recipients are other people's addresses. */
const records = createAttemptRecords('gifting.unresolved', z.object({ draft: z.string() }), ({ draft }) => draft)

const draftOf = (key: string): string | undefined => records.list().find((attempt) => attempt.key === key)?.draft

/** Whoever pays a draft, in this tab or another, spends it. */
async function spending<T extends { readonly outcome: string }>(key: string, draft: string | undefined, asked: Promise<Answer<T>>) {
  const answer = await asked
  if (draft !== undefined && answer.ok && answer.value.outcome === 'paid') spendDraft(draft, key)
  return answer
}

/** What a look-up of the paying attempt says. Without an outcome, nothing is sent. */
const paidElsewhere = (answer: Answer<LookedUp<GiftReceipt>>): Answer<Charge<GiftReceipt>> =>
  answer.ok ? (answer.value.outcome === 'paid' ? answered(answer.value) : failed({ kind: 'timeout' })) : answer

const apiOf = (order: GiftOrder, onChangedPrice: () => void): PaymentApi<DraftPayment, GiftReceipt> => ({
  send: async ({ key, what, paymentMethodId }, options) => {
    // A copy of this draft has been paid in another tab since this page opened: its payment is this one's.
    const paidBy = attemptThatPaid(what.draft)
    if (paidBy !== null) return paidElsewhere(await callSignedIn(lookUpOrder, { path: { key: paidBy } }, options))
    // The button shows that it was pressed: writing 50,000 recipients takes a moment.
    await pause()
    const body = { order, amount_to_charge: what.amount, payment_method_id: paymentMethodId }
    const answer = await spending(key, what.draft, callSignedIn(placeOrder, { body }, { ...options, key }))
    if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 412) onChangedPrice()
    return answer
  },
  complete: (key, options) => spending(key, draftOf(key), callSignedIn(completeOrder, { path: { key } }, { ...options, key })),
  lookUp: (key, options) => spending(key, draftOf(key), callSignedIn(lookUpOrder, { path: { key } }, options)),
  close: (key, options) => spending(key, draftOf(key), callSignedIn(closeOrder, { path: { key } }, { ...options, key })),
})

type Props = {
  readonly draftId: string
  readonly terms: GiftTerms
  readonly order: GiftOrder
  readonly buyer: OutputOf<typeof getBuyer>
  /** With the attempt that has paid. */
  readonly onOrdered: (attempt: string, receipt: GiftReceipt) => void
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
    onOrdered(attemptThatPaid(draftId) ?? '', paid)
  })
  useEffect(() => {
    if (receipt) tell(receipt)
  }, [receipt])
  return <PayScreen {...payment} country={terms.country} order={order} dryRun={dryRun} cards={cards} onRetry={readAgain} onStep={onStep} />
}
