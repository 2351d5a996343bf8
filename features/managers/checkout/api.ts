import { endpoint } from '../../shared/api/endpoint.ts'
import { attempt, payBody, payResponse } from './payWire.ts'

/** Pays a guest's check with their card, rewards and balance (MGR-09). Acts once for each idempotency key (NET-08). */
export const payTicket = endpoint({
  method: 'POST',
  path: '/api/v6/managers/locations/{id}/tickets/pay',
  body: payBody,
  response: payResponse,
  auth: 'required',
})

/**
 * Reads the result of an attempt, before an attempt without an answer may be repeated (NET-08). The specification has no such
 * call, nor the next one: both are our decision.
 */
export const lookUpTicketPayment = endpoint({
  method: 'GET',
  path: '/api/v6/managers/payments/attempts/{key}',
  response: attempt.lookUp,
  auth: 'required',
})

/**
 * Gives an attempt up, so that another may be made under another key (NET-08). Answers the attempt's result if it was paid.
 * Otherwise it answers `closed`: from then on the server refuses every request under this key with 409.
 */
export const closeTicketPayment = endpoint({
  method: 'POST',
  path: '/api/v6/managers/payments/attempts/{key}/close',
  response: attempt.close,
  auth: 'required',
})
