import { managersCall } from '../managersCall.ts'
import { attempt, payResponse } from './receipt.ts'
import { payBody } from './request.ts'

export const payTicket = managersCall({ method: 'POST', path: '/locations/{id}/tickets/pay', body: payBody, response: payResponse })

export const lookUpTicketPayment = managersCall({ method: 'GET', path: '/payments/attempts/{key}', response: attempt.lookUp })

export const closeTicketPayment = managersCall({ method: 'POST', path: '/payments/attempts/{key}/close', response: attempt.close })
