import { loadAhead } from '../../../ui/lazy/loadAhead.ts'
import * as calls from '../../../features/bulk-gifting/api.ts'
import type { CreateStep } from '../../../features/bulk-gifting/address.ts'
import { type GiftOrder, type GiftReceipt, atTime, counting, dryRunProblem } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import { type DraftPayment, type OrderState, orderSteps, orderToPay } from '../../../features/bulk-gifting/pay/orderSteps.ts'
import { PayScreen } from '../../../features/bulk-gifting/pay/PayScreen.tsx'
import { type GiftTerms, giftBill } from '../../../features/bulk-gifting/terms.ts'
import { answered } from '../../../features/shared/api/answers/answer.ts'
import type { OutputOf } from '../../../features/shared/api/endpoint.ts'
import { loading } from '../../../features/shared/api/remote.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { useReadAll } from '../../runtime/api/useRead.tsx'
import { byKey } from '../../runtime/payments/byKey.ts'
import type { PaymentApi } from '../../runtime/payments/paymentSetup.ts'
import { usePaymentPage } from '../../runtime/payments/usePaymentPage.tsx'
import { attemptsFor, orderRecords } from './orderRecords.ts'

/** Writes up to 50,000 recipients in slices. Where the script for it is missing, the call writes them at once. */
const inSlices = async () => (await loadAhead(() => import('../../runtime/api/longLists.ts')))?.writeBody

const api: PaymentApi<DraftPayment> = {
  namesCharge: true,
  send: async ({ key, what, details, paymentMethodId }, options) => {
    const body = { order: details, amount_to_charge: what.amount, payment_method_id: paymentMethodId }
    return callSignedIn(calls.placeOrder, { body }, { ...options, key, body: await (await inSlices())?.(calls.placeOrder.body, body) })
  },
  complete: byKey(calls.completeOrder),
  lookUp: byKey(calls.lookUpOrder),
  close: byKey(calls.closeOrder),
}

const getDryRun = (state: OrderState | null) => (state?.status === 'open' ? state.dryRun : loading)

type Props = {
  readonly draftId: string
  readonly terms: GiftTerms
  readonly order: GiftOrder
  readonly buyer: OutputOf<typeof calls.getBuyer>
  readonly onOrdered: (attempt: string, receipt: GiftReceipt) => void
  readonly onStep: (step: CreateStep) => void
}

/** Checks an order with the server, and pays it once. Another order is another page. */
export function PayRoute({ draftId, terms, order, buyer, onOrdered, onStep }: Props) {
  const readAll = useReadAll()
  const { email, firstName, lastName, cards } = buyer
  const { reference, isOwn, blocks } = attemptsFor(draftId, email)
  const expected = giftBill(cents(order.amount * order.recipients.length), terms.tiers).total
  const { flow, send, payment } = usePaymentPage({
    surface: orderSteps,
    storageKey: 'payment.gifting',
    records: orderRecords,
    rules: { isOwn },
    api,
    blocks,
    calls: {
      tryOrder: async (_, { signal }) => {
        const answer = await callSignedIn(
          calls.tryOrder,
          { body: order },
          { signal, body: await (await inSlices())?.(calls.tryOrder.body, order) },
        )
        const now = Date.now()
        return answer.ok ? answered({ ...atTime(answer.value, now), problem: dryRunProblem(answer.value, order, now) }) : answer
      },
    },
    handlers: {
      showOrdered: (paid) => {
        readAll()
        onOrdered(paid.attempt.key, counting(paid, order))
      },
    },
    view: (state) => ({
      paying: orderToPay({ reference, order, dryRun: getDryRun(state), expected }),
      payer: { email, firstName, lastName },
      cards,
    }),
  })
  return (
    <PayScreen
      payment={payment}
      country={terms.country}
      order={order}
      dryRun={getDryRun(flow)}
      onRetry={() => send({ type: 'checkAgain' })}
      onStep={onStep}
    />
  )
}
