import type { HttpHandler } from 'msw'
import * as api from '../../features/pos/api.ts'
import { buyCreditOnce, completeBill, lookUpBill, payBillOnce, saveCard } from '../state/pos/payingBills.ts'
import { close } from '../state/memory/attempts.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, handleKeyed, onTheWire, OnTheWire } from './respond.ts'

/** Answers every call of the hosted checkout, beside those of the venue. */
export function posHandlers(store: Store): readonly HttpHandler[] {
  return [
    handle(api.addCard, ({ body }, request) => {
      const cards = saveCard(store, body.stripe_token, bearer(request))
      return 'kind' in cards ? cards : new OnTheWire({ credit_cards: cards })
    }),
    handleKeyed(api.payBill, ({ body }, key, request) => onTheWire(payBillOnce(store, body, key, bearer(request)))),
    handleKeyed(api.buyCredit, ({ body: { gift_card_purchase: bought } }, key, request) =>
      onTheWire(buyCreditOnce(store, bought.gift_card_option_id, bought.stripe_source_id, key, bearer(request))),
    ),
    handle(api.completePayment, ({ path }) => onTheWire(completeBill(store, path.key))),
    handle(api.lookUpPayment, ({ path }) => onTheWire(lookUpBill(store, path.key))),
    handle(api.closePayment, ({ path }) => onTheWire(close(store, path.key))),
  ]
}
