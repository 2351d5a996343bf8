import * as z from 'zod/mini'
import { giftSentResponse } from '../checkout/wire/giftWire.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { nothing } from '../shared/api/wire.ts'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { linkedPurchaseResponse } from './linkedPurchaseWire.ts'

export const openPurchaseLink = endpoint({
  method: 'POST',
  path: '/api/v5/purchases/links/open',
  body: z.object({ token: z.string() }),
  response: linkedPurchaseResponse,
})

export const sendPurchaseLinks = endpoint({
  method: 'POST',
  path: '/api/v5/purchases/links',
  body: z.union([z.object({ email: emailOnTheWire }), z.object({ token: z.string() })]),
  response: nothing,
})

export const resendGift = endpoint({ method: 'POST', path: '/api/v5/purchases/{id}/gift/resend', response: giftSentResponse })
