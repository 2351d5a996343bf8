import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { dollars } from '../shared/money.ts'
import { fields, id, orNull } from '../shared/wire.ts'
import { panelResponse } from './panelWire.ts'

/** GET what a restaurant sells on its purchase page. Refused with 404 for a restaurant that nobody knows. */
export const getPanel = endpoint({ method: 'GET', path: '/api/v5/projects/{slug}/purchase_panel', response: panelResponse })

/** The form of an open amount: whole or broken dollars, the promo code, the promotion that runs (PUR-12). */
const openAmountForm = fields({
  amount: ['amount', dollars],
  promoCode: ['code', orNull(z.string())],
  promotionSlug: ['promotion_slug', orNull(z.string())],
})

/** Makes an option of account cash from an open amount. Refused where the code or the amount is not accepted. */
export const createCashOption = endpoint({
  method: 'POST',
  path: '/platewell_cash/open_amount_offers',
  body: openAmountForm,
  bodyAs: 'form',
  response: fields({ id: ['platewell_cash_offer_id', id] }),
})

/** Makes a gift card option from an open amount. Refused where the code or the amount is not accepted. */
export const createGiftCardOption = endpoint({
  method: 'POST',
  path: '/gift_card_options',
  body: openAmountForm,
  bodyAs: 'form',
  response: fields({ id: ['gco_id', id] }),
})
