import type { HttpHandler } from 'msw'
import { getGift } from '../../features/gift/api.ts'
import { getGiftBalance } from '../../features/gift/balance/api.ts'
import { gifts } from '../../features/gift/examples.ts'
import { lookUpBalance } from '../state/gift/giftBalance.ts'
import { openGift } from '../state/gift/giftOpening.ts'
import { openSentGift } from '../state/gift/sentGift.ts'
import type { Store } from '../state/memory/store.ts'
import { handle, OnTheWire } from './respond.ts'

/** Answers the gift of a link: an example, a gift card by its purchase, or a gift of an order by its code. */
export const giftHandlers = (store: Store): readonly HttpHandler[] => [
  handle(getGift, ({ path }) => {
    const example = Object.hasOwn(gifts, path.token) ? gifts[path.token] : undefined
    if (example) return new OnTheWire({ gift: example.wire })
    const gift = openSentGift(store, path.token) ?? openGift(store, path.token)
    return 'kind' in gift ? gift : new OnTheWire({ gift })
  }),
  handle(getGiftBalance, ({ body }, request) => {
    const balance = lookUpBalance(store, { code: body.code, device: request.headers.get('X-Device-Id') ?? '' })
    return 'kind' in balance ? balance : new OnTheWire({ balance })
  }),
]
