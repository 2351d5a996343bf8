import { endpoint } from '../shared/api/endpoint.ts'
import * as z from 'zod/mini'
import { balanceResponse } from './balance/balance.ts'
import { giftResponse } from './gift.ts'

export const getGift = endpoint({ method: 'GET', path: '/api/v5/gifts/{token}', response: giftResponse })

export const getGiftBalance = endpoint({
  method: 'POST',
  path: '/api/v5/gifts/balance',
  body: z.object({ code: z.string() }),
  response: balanceResponse,
})
