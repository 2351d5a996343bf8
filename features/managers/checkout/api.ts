import { endpoint } from '../../shared/api/endpoint.ts'
import { attempt, payResponse } from './receipt.ts'
import { payBody } from './request.ts'

export const payTicket = endpoint({
  method: 'POST',
  path: '/api/v6/managers/locations/{id}/tickets/pay',
  body: payBody,
  response: payResponse,
  auth: 'required',
})

export const lookUpTicketPayment = endpoint({
  method: 'GET',
  path: '/api/v6/managers/payments/attempts/{key}',
  response: attempt.lookUp,
  auth: 'required',
})

export const closeTicketPayment = endpoint({
  method: 'POST',
  path: '/api/v6/managers/payments/attempts/{key}/close',
  response: attempt.close,
  auth: 'required',
})
