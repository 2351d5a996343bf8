import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { balanceResponse } from './balance.ts'

export const getGiftBalance = endpoint({
  method: 'POST',
  path: '/api/v5/gifts/balance',
  body: z.object({ code: z.string() }),
  response: balanceResponse,
})
