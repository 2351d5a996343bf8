import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import { type getBuyer, closeOrder, completeOrder, getOrders, lookUpOrder, placeOrder } from '../../../features/bulk-gifting/api.ts'
import type { CreateStep } from '../../../features/bulk-gifting/draft/CreateSteps.tsx'
import { type GiftOrder, type GiftReceipt, counting } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import { type DraftPayment, PayScreen, orderToPay } from '../../../features/bulk-gifting/pay/PayScreen.tsx'
import { type GiftTerms, giftBill } from '../../../features/bulk-gifting/terms.ts'
import { isRefused } from '../../../features/payment/paymentState.ts'
import { setDefaultCountry } from '../../../features/shared/money/country.ts'
import type { OutputOf } from '../../../features/shared/api/endpoint.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import type { PaymentApi } from '../../runtime/payments/paymentSetup.ts'
import { usePayment } from '../../runtime/payments/usePayment.tsx'
import { usePaymentOutcome } from '../../runtime/payments/usePaymentOutcome.ts'
import { isReadOf } from '../../runtime/api/Reads.tsx'
import { pause } from '../pause.ts'
import { attemptsFor, orderRecords, shownCountry } from './orderRecords.ts'
import { useDryRun } from './useDryRun.ts'

/** The calls that pay an order. */
const api: PaymentApi<DraftPayment> = {
  send: async ({ key, what, details, paymentMethodId }, options) => {
    // The button shows that it was pressed: writing 50,000 recipients takes a moment.
    await pause()
    const body = { order: details, amount_to_charge: what.amount, payment_method_id: paymentMethodId }
    return callSignedIn(placeOrder, { body }, { ...options, key })
  },
  complete: (key, options) => callSignedIn(completeOrder, { path: { key } }, { ...options, key }),
  lookUp: (key, options) => callSignedIn(lookUpOrder, { path: { key } }, options),
  close: (key, options) => callSignedIn(closeOrder, { path: { key } }, { ...options, key }),
}

type Props = {
  readonly draftId: string
  readonly terms: GiftTerms
  readonly order: GiftOrder
  readonly buyer: OutputOf<typeof getBuyer>
  /** With the attempt that has paid. */
  readonly onOrdered: (attempt: string, receipt: GiftReceipt) => void
  readonly onStep: (step: CreateStep) => void
}

/** Checks an order with the server, and pays it once. */
export function PayRoute({ draftId, terms, order, buyer, onOrdered, onStep }: Props) {
  // The shared payment writes amounts, and charges, in the deployment's currency.
  setDefaultCountry(terms.country)
  const { mutate } = useSWRConfig()
  const { dryRun, readAgain } = useDryRun(order)
  const expected = giftBill(cents(order.amount * order.recipients.length), terms.tiers)
  const { email, firstName, lastName, cards } = buyer
  const { reference, isOwn, blocks } = attemptsFor(draftId, email)
  const payment = usePayment<DraftPayment>({
    visit: 'payment.gifting',
    records: orderRecords,
    rules: { isOwn },
    chargedOf: (receipt) => (receipt.kind === 'notOrdered' ? receipt.amount : null),
    api,
    paying: orderToPay({ reference, order, dryRun, expected: expected.total }),
    blocks,
    payer: { email, firstName, lastName },
    cards,
  })
  usePaymentOutcome(payment, {
    onPaid: (receipt, { key }, isEarlier) => {
      void mutate(isReadOf([getOrders]))
      payment.onShown()
      // An earlier attempt may have sent another list.
      onOrdered(key, isEarlier ? receipt : counting(receipt, order))
    },
  })
  const { state } = payment
  // The country of an earlier order, which comes first.
  setDefaultCountry(shownCountry(state) ?? terms.country)
  // The price may have changed.
  const refused = isRefused(state)
  const onRefused = useEffectEvent(readAgain)
  useEffect(() => {
    if (refused) onRefused()
  }, [refused])
  return <PayScreen payment={payment} country={terms.country} order={order} dryRun={dryRun} onRetry={readAgain} onStep={onStep} />
}
