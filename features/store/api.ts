import * as z from 'zod/mini'
import { endpoint } from '../shared/api/endpoint.ts'
import { dollars } from '../shared/money/money.ts'
import { fields, id, nullish } from '../shared/api/wire.ts'
import { panelResponse } from './panelWire.ts'

export const getPanel = endpoint({ method: 'GET', path: '/api/v5/projects/{slug}/purchase_panel', response: panelResponse })

/** An open amount in dollars, with the promo code and the current promotion (PUR-12). */
const openAmountForm = fields({
  amount: ['amount', dollars],
  promoCode: ['code', nullish(z.string())],
  promotionSlug: ['promotion_slug', nullish(z.string())],
})

export const createCashOption = endpoint({
  method: 'POST',
  path: '/platewell_cash/open_amount_offers',
  body: openAmountForm,
  bodyAs: 'form',
  response: fields({ id: ['platewell_cash_offer_id', id] }),
})

export const createGiftCardOption = endpoint({
  method: 'POST',
  path: '/gift_card_options',
  body: openAmountForm,
  bodyAs: 'form',
  response: fields({ id: ['gco_id', id] }),
})
