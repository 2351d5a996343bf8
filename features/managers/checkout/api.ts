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

/** Reads the result of an attempt, before it may be repeated (NET-08). The specification has neither this call nor the next one. */
export const lookUpTicketPayment = endpoint({
  method: 'GET',
  path: '/api/v6/managers/payments/attempts/{key}',
  response: attempt.lookUp,
  auth: 'required',
})

/** Gives an attempt up, or answers its result if it was paid. After `closed` every request under this key is refused (NET-08). */
export const closeTicketPayment = endpoint({
  method: 'POST',
  path: '/api/v6/managers/payments/attempts/{key}/close',
  response: attempt.close,
  auth: 'required',
})
