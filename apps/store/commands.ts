import * as api from '../../features/purchase/api.ts'
import type { AnswerEvent, OpenAmountRequest, ServerCommand } from '../../features/purchase/purchase.ts'
import type { PurchaseOption } from '../../features/shared/purchaseOption.ts'
import { type Answer, answered } from '../../features/shared/answer.ts'
import { type CallOptions, call } from '../runtime/call.ts'

async function createOption(request: OpenAmountRequest, options: CallOptions): Promise<Answer<PurchaseOption>> {
  const { tab, amount, promoCode, promotionSlug } = request
  const body = { amount, promoCode, promotionSlug }
  const answer =
    tab === 'cash' ? await call(api.createCashOption, { body }, options) : await call(api.createGiftCardOption, { body }, options)
  return answer.ok ? answered({ kind: tab === 'cash' ? 'ico' : 'gco', id: answer.value.id }) : answer
}

/** Carries out the calls of the purchase flow. */
export async function ask(command: ServerCommand, signal: AbortSignal): Promise<AnswerEvent> {
  switch (command.type) {
    case 'loadPanel':
      return { type: 'loadPanelAnswered', answer: await call(api.getPanel, { path: { slug: command.slug } }, { signal }) }
    case 'createOption':
      return { type: 'createOptionAnswered', answer: await createOption(command, { signal }) }
  }
}
