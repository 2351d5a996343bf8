import { managersCall } from '../managersCall.ts'
import { payResponse } from './receipt.ts'
import { payBody } from './request.ts'

export const payTicket = managersCall({ method: 'POST', path: '/locations/{id}/tickets/pay', body: payBody, response: payResponse })
