import type { HttpHandler } from 'msw'
import { getGift } from '../../features/gift-claim/api.ts'
import { gifts } from '../examples/gifts.ts'
import { refuse } from '../state/refusal.ts'
import { handle, OnTheWire } from './respond.ts'

/** Answers the gift of a link (GFT-01). */
export const giftHandlers = (): readonly HttpHandler[] => [
  handle(getGift, ({ path }) => {
    const gift = Object.hasOwn(gifts, path.token) ? gifts[path.token] : undefined
    return gift ? new OnTheWire({ gift: gift.wire }) : refuse('Gift not found.', 404)
  }),
]
