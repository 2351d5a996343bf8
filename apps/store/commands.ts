import * as api from '../../features/store/api.ts'
import type { OpenAmountRequest, PurchaseCommand, PurchaseEvent } from '../../features/store/purchase.ts'
import type { PurchaseOption } from '../../features/shared/money/purchaseOption.ts'
import { type Answer, answered } from '../../features/shared/api/answer.ts'
import { type CallOptions, call } from '../runtime/api/call.ts'
import type { CallsOf } from '../runtime/flow/carryOut.ts'

async function createOption(request: OpenAmountRequest, options: CallOptions): Promise<Answer<PurchaseOption>> {
  const { tab, amount, promoCode, promotionSlug } = request
  const body = { amount, promoCode, promotionSlug }
  const answer =
    tab === 'cash' ? await call(api.createCashOption, { body }, options) : await call(api.createGiftCardOption, { body }, options)
  return answer.ok ? answered({ kind: tab === 'cash' ? 'ico' : 'gco', id: answer.value.id }) : answer
}

/** The purchase page's calls of the API. */
export const calls: CallsOf<PurchaseCommand, PurchaseEvent> = {
  loadPanel: ({ slug }, options) => call(api.getPanel, { path: { slug } }, options),
  createOption,
}
