import { refundBody } from '../../bill/refunding/refundWire.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { allServerMessages } from '../../shared/api/answers/serverMessage.ts'
import { attempt, refundResponse } from './refundWire.ts'

/** Refunds a payment, or a part of it (MGR-11). The outcome of an idempotency key never changes (NET-08). */
export const refund = endpoint({
  method: 'POST',
  path: '/api/v6/managers/refunds',
  body: refundBody,
  response: refundResponse,
  auth: 'required',
  messageOf: allServerMessages,
})

/**
 * The outcome of a refund by its idempotency key, before another one may be made (MGR-17). The specification names no call
 * for this, nor for closing: both paths are our decision.
 */
export const lookUpRefund = endpoint({
  method: 'GET',
  path: '/api/v6/managers/refunds/attempts/{key}',
  response: attempt.lookUp,
  auth: 'required',
})

/**
 * Gives a refund up that has not arrived. Answers its outcome if it has one. Otherwise it answers `closed`: from then on the
 * server refuses every request under this key with 409 (NET-08).
 */
export const closeRefund = endpoint({
  method: 'POST',
  path: '/api/v6/managers/refunds/attempts/{key}/close',
  response: attempt.close,
  auth: 'required',
})
