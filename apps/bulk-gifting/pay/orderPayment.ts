import { loadAhead } from '../../../ui/lazy/loadAhead.ts'
import * as calls from '../../../features/bulk-gifting/api.ts'
import { type GiftOrder, atTime, dryRunProblem } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import type { DraftPayment, OrderCommand, OrderEvent } from '../../../features/bulk-gifting/pay/orderSteps.ts'
import { answered } from '../../../features/shared/api/answers/answer.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import type { CallsOf } from '../../runtime/flow/carryOut.ts'
import { attemptApi } from '../../runtime/payments/attemptApi.ts'
import type { PaymentApi } from '../../runtime/payments/paymentSetup.ts'
import { attemptsFor, orderRecords } from './orderRecords.ts'

/** Writes up to 50,000 recipients in slices. Where the script for it is missing, the call writes them at once. */
const inSlices = async () => (await loadAhead(() => import('../../runtime/api/longLists.ts')))?.writeBody

const api: PaymentApi<DraftPayment> = {
  namesCharge: true,
  send: async ({ key, what, details, paymentMethodId }, options) => {
    const body = { order: details, amount_to_charge: what.amount, payment_method_id: paymentMethodId }
    return callSignedIn(calls.placeOrder, { body }, { ...options, key, body: await (await inSlices())?.(calls.placeOrder.body, body) })
  },
  ...attemptApi(orderRecords, { complete: calls.completeOrder, lookUp: calls.lookUpOrder, close: calls.closeOrder }, () => (read) => read),
}

/** The payment of a buyer's order, which the server checks first. */
export function createOrderPayment(draftId: string, email: string, order: GiftOrder) {
  const { reference, pays, blocks } = attemptsFor(draftId, email)
  const orderCalls: CallsOf<OrderCommand, OrderEvent> = {
    tryOrder: async (_, { signal }) => {
      const body = await (await inSlices())?.(calls.tryOrder.body, order)
      const answer = await callSignedIn(calls.tryOrder, { body: order }, { signal, body })
      const now = Date.now()
      return answer.ok ? answered({ ...atTime(answer.value, now), problem: dryRunProblem(answer.value, order, now) }) : answer
    },
  }
  return { reference, records: orderRecords, rules: { pays }, api, blocks, calls: orderCalls }
}
