import * as z from 'zod/mini'
import { emailOnTheWire } from '../../shared/contact/email.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { nothing } from '../../shared/api/wire.ts'
import { attemptCalls } from '../../payment/wire/attemptCalls.ts'
import { billResponses } from './receiptWire.ts'

// The payments of the diner, of the hosted checkout and of managers have these calls by their key.

export const { complete: completePayment, lookUp: lookUpPayment, close: closePayment } = attemptCalls(billResponses)

export const sendReceipt = endpoint({
  method: 'POST',
  path: '/api/v4/ticket_payments/{key}/receipt',
  body: z.object({ email: emailOnTheWire }),
  response: nothing,
})
