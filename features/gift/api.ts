import { endpoint } from '../shared/api/endpoint.ts'
import * as z from 'zod/mini'
import { balanceResponse } from './balance/balance.ts'
import { giftResponse } from './gift.ts'

/**
 * A gift by the token in its link. The specification shows no source of the gift's data, so the path, the parameter `gift`
 * and the names of the fields are our decision. Refused for an unknown token.
 */
export const getGift = endpoint({ method: 'GET', path: '/api/v5/gifts/{token}', response: giftResponse })

/**
 * What is left of a gift, by its code (GFT-01). A `POST`, so that the code is in no address and in no log of addresses. After some
 * wrong codes the server refuses with 429, and says in `Retry-After` for how long. Refused with 404 for an unknown code.
 */
export const getGiftBalance = endpoint({
  method: 'POST',
  path: '/api/v5/gifts/balance',
  body: z.object({
    /** The gift’s code, in upper case and without spaces. */
    code: z.string(),
  }),
  response: balanceResponse,
})
