import * as z from 'zod/mini'
import * as calls from '../../../features/bulk-gifting/api.ts'
import { type GiftOrder, atTime, dryRunProblem, orderBody, paidOrderBody, recipient } from '../../../features/bulk-gifting/pay/giftOrder.ts'
import type { DraftPayment, OrderCommand, OrderEvent } from '../../../features/bulk-gifting/pay/orderSteps.ts'
import type { PaymentRequest } from '../../../features/payment/attempt/attempt.ts'
import { answered } from '../../../features/shared/api/answers/answer.ts'
import type { CallOptions } from '../../runtime/api/call.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import type { CallsOf } from '../../runtime/flow/carryOut.ts'
import { pause } from '../../runtime/page/pause.ts'
import { attemptApi } from '../../runtime/payments/attemptApi.ts'
import type { PaymentApi } from '../../runtime/payments/paymentSetup.ts'
import { attemptsFor, orderRecords } from './orderRecords.ts'

/** Recipients that are written before the page may respond to the buyer again: an order has up to 50,000. */
const slice = 100

/** In characters. The browser copies a longer text twice while the page stands still, and a blob not at all. */
const longestText = 100_000

/** Writes a body with an order ahead of its call. Undefined where it cannot be written: the call reports that. */
async function writeBody(order: GiftOrder, bodyWith: (wire: object) => object): Promise<BodyInit | undefined> {
  try {
    const recipients: unknown[] = []
    for (const each of order.recipients) {
      if (recipients.push(z.encode(recipient, each)) % slice === 0) await pause()
    }
    await pause()
    const text = JSON.stringify(bodyWith({ ...z.encode(orderBody, { ...order, recipients: [] }), recipients }))
    if (text.length <= longestText) return text
    await pause()
    return new Blob([text])
  } catch {
    return undefined
  }
}

async function send({ key, what, details, paymentMethodId }: PaymentRequest<DraftPayment>, options: CallOptions) {
  const body = { order: details, amount_to_charge: what.amount, payment_method_id: paymentMethodId }
  const withoutRecipients = { ...body, order: { ...details, recipients: [] } }
  const written = await writeBody(details, (order) => ({ ...z.encode(paidOrderBody, withoutRecipients), order }))
  return callSignedIn(calls.placeOrder, { body }, { ...options, key, body: written })
}

// Its answers name no order but by the attempt’s key.
const { completeOrder: complete, lookUpOrder: lookUp, closeOrder: close } = calls
const api: PaymentApi<DraftPayment> = {
  namesCharge: true,
  ...attemptApi(orderRecords, { send, complete, lookUp, close }, () => (read) => read),
}

/** The payment of a buyer's order, which the server checks first. */
export function createOrderPayment(draftId: string, email: string, order: GiftOrder) {
  const { reference, pays, blocks } = attemptsFor(draftId, email)
  const orderCalls: CallsOf<OrderCommand, OrderEvent> = {
    tryOrder: async (_, { signal }) => {
      const body = await writeBody(order, (wire) => wire)
      const answer = await callSignedIn(calls.tryOrder, { body: order }, { signal, body })
      const now = Date.now()
      return answer.ok ? answered({ ...atTime(answer.value, now), problem: dryRunProblem(answer.value, order, now) }) : answer
    },
  }
  return { reference, records: orderRecords, rules: { pays }, api, blocks, calls: orderCalls }
}
