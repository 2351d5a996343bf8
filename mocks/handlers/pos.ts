import type { HttpHandler } from 'msw'
import * as api from '../../features/pos/api.ts'
import { buyCreditOnce, payBillOnce, saveCard } from '../state/pos/payingBills.ts'
import type { Store } from '../state/memory/store.ts'
import { flat } from './attempts.ts'
import { bearer, handle, handlePaying, OnTheWire } from './respond.ts'

/** Answers every call of the hosted checkout, beside those of the venue. */
export function posHandlers(store: Store): readonly HttpHandler[] {
  return [
    handle(api.addCard, ({ body }, request) => {
      const cards = saveCard(store, body.stripe_token, bearer(request))
      return 'kind' in cards ? cards : new OnTheWire({ credit_cards: cards })
    }),
    handlePaying(store, api.payBill, ({ body }, key, request) => flat(payBillOnce(store, body, key, bearer(request)))),
    handlePaying(store, api.buyCredit, ({ body: { gift_card_purchase: bought } }, key, request) =>
      flat(buyCreditOnce(store, bought.gift_card_option_id, bought.stripe_source_id, key, bearer(request))),
    ),
  ]
}
