import { refundBody } from '../../bill/refunding/refundWire.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { allServerMessages } from '../../shared/api/answers/serverMessage.ts'
import { attempt, refundResponse } from './refundWire.ts'

export const refund = endpoint({
  method: 'POST',
  path: '/api/v6/managers/refunds',
  body: refundBody,
  response: refundResponse,
  auth: 'required',
  messageOf: allServerMessages,
})

export const lookUpRefund = endpoint({
  method: 'GET',
  path: '/api/v6/managers/refunds/attempts/{key}',
  response: attempt.lookUp,
  auth: 'required',
})

export const closeRefund = endpoint({
  method: 'POST',
  path: '/api/v6/managers/refunds/attempts/{key}/close',
  response: attempt.close,
  auth: 'required',
})
