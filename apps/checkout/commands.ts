import * as api from '../../features/checkout/api.ts'
import type { AnswerEvent, CallAnswer, Link, PaymentRequest, ServerCommand } from '../../features/checkout/checkout.ts'
import * as accountApi from '../../features/shared/account.ts'
import { answered } from '../../features/shared/answer.ts'
import { type CallOptions, call } from '../runtime/call.ts'
import { campaign } from '../runtime/campaign.ts'
import { keepToken, token } from '../runtime/token.ts'
import type { Provider } from './provider.ts'

async function loadMember(bearer: string, signal: AbortSignal): Promise<CallAnswer<'loadMember'>> {
  const answer = await call(api.getCurrentUser, {}, { signal, token: bearer })
  if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401) keepToken(null)
  return answer.ok ? answered({ token: bearer, ...answer.value }) : answer
}

const loadOrder = ({ option, promoCode }: Link, options: CallOptions) => call(api.getOrder, { path: option, query: { promoCode } }, options)

function purchase({ key, option, promoCode, buyer, paymentMethodId }: PaymentRequest, options: CallOptions) {
  const id = (kind: typeof option.kind) => (option.kind === kind ? option.id : null)
  const body = { icoId: id('ico'), gcoId: id('gco'), promoCode, ...buyer, paymentMethodId, campaign: campaign() }
  return call(api.purchase, { body }, { ...options, key })
}

/** Asks the server, or the payment provider, what the checkout wants to know. */
export async function ask(command: ServerCommand, provider: Provider, signal: AbortSignal): Promise<AnswerEvent> {
  const bearer = token()
  const options = { signal, ...(bearer !== null && { token: bearer }) }
  switch (command.type) {
    case 'loadOrder':
      return { type: 'loadOrderAnswered', answer: await loadOrder(command.link, options) }
    case 'loadMember':
      return { type: 'loadMemberAnswered', answer: await loadMember(command.token, signal) }
    case 'signIn': {
      const { email, password } = command
      const answer = await call(accountApi.signIn, { body: { user: { email, password } } }, options)
      if (!answer.ok) return { type: 'signInAnswered', answer }
      keepToken(answer.value.user.token)
      return { type: 'signInAnswered', answer: await loadMember(answer.value.user.token, signal) }
    }
    case 'purchase':
      return { type: 'purchaseAnswered', answer: await purchase(command.request, options) }
    case 'completePurchase': {
      const { key } = command.request
      return { type: 'completePurchaseAnswered', answer: await call(api.completePurchase, { path: { key } }, { ...options, key }) }
    }
    case 'lookUpPurchase':
      return { type: 'lookUpPurchaseAnswered', answer: await call(api.lookUpPurchase, { path: { key: command.request.key } }, options) }
    case 'closePurchase': {
      const { key } = command.request
      return { type: 'closePurchaseAnswered', answer: await call(api.closePurchase, { path: { key } }, { ...options, key }) }
    }
    case 'sendGift': {
      const { purchaseId: id, gift } = command
      // One gift for each purchase: sent again after a lost answer, it goes out once.
      return { type: 'sendGiftAnswered', answer: await call(api.sendGift, { path: { id }, body: gift }, { ...options, key: `gift.${id}` }) }
    }
    case 'setPassword':
      return { type: 'setPasswordAnswered', answer: await call(api.setPassword, { body: command }, options) }
    case 'makePaymentMethod':
      return { type: 'makePaymentMethodAnswered', answer: await provider.makePaymentMethod(command) }
    case 'authenticate':
      return { type: 'authenticateAnswered', answer: await provider.authenticate(command.clientSecret) }
  }
}
