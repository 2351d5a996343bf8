import * as api from '../../features/checkout/api.ts'
import type { AnswerEvent, CallAnswer, Link, PaymentRequest, ServerCommand } from '../../features/checkout/checkout.ts'
import type { Charge } from '../../features/checkout/orderWire.ts'
import * as accountApi from '../../features/shared/account.ts'
import { type Answer, answered } from '../../features/shared/answer.ts'
import { type CallOptions, call } from '../runtime/call.ts'
import { campaign } from '../runtime/campaign.ts'
import { attemptKey, settleAttempt } from '../runtime/identifiers.ts'
import { keepToken } from '../runtime/token.ts'
import type { Provider } from './provider.ts'

/** One attempt at a time: whatever is sent again carries the same key, until it is known what became of it (NET-08). */
const keyOf = ({ option }: PaymentRequest): string => attemptKey(`purchase.${option.kind}.${option.id}`)

/** The attempt has an end, whatever it is: the next one is another. */
function settling(answer: Answer<Charge | { readonly outcome: 'unknown' }>): void {
  const ended = answer.ok ? answer.value.outcome === 'purchased' || answer.value.outcome === 'declined' : answer.failure.kind === 'refused'
  if (ended) settleAttempt()
}

async function loadMember(token: string, options: CallOptions): Promise<CallAnswer<'loadMember'>> {
  const answer = await call(api.getCurrentUser, {}, { ...options, token })
  if (!answer.ok && answer.failure.kind === 'refused') keepToken(null)
  return answer.ok ? answered({ token, ...answer.value }) : answer
}

const loadOrder = ({ option, promoCode }: Link, options: CallOptions) => call(api.getOrder, { path: option, query: { promoCode } }, options)

async function purchase(request: PaymentRequest, options: CallOptions): Promise<Answer<Charge>> {
  const { option, promoCode, buyer, paymentMethodId } = request
  const id = (kind: typeof option.kind) => (option.kind === kind ? option.id : null)
  const body = { icoId: id('ico'), gcoId: id('gco'), promoCode, ...buyer, paymentMethodId, campaign: campaign() }
  return call(api.purchase, { body }, { ...options, key: keyOf(request) })
}

const noted = async <T extends Answer<Charge | { readonly outcome: 'unknown' }>>(asked: Promise<T>): Promise<T> => {
  const answer = await asked
  settling(answer)
  return answer
}

/** Asks the server, or the payment provider, what the checkout wants to know. */
export async function ask(command: ServerCommand, provider: Provider, signal: AbortSignal): Promise<AnswerEvent> {
  const options = { signal }
  switch (command.type) {
    case 'loadOrder':
      return { type: 'loadOrderAnswered', answer: await loadOrder(command.link, options) }
    case 'loadMember':
      return { type: 'loadMemberAnswered', answer: await loadMember(command.token, options) }
    case 'signIn': {
      const { email, password } = command
      const answer = await call(accountApi.signIn, { body: { user: { email, password } } }, options)
      if (!answer.ok) return { type: 'signInAnswered', answer }
      keepToken(answer.value.user.token)
      return { type: 'signInAnswered', answer: await loadMember(answer.value.user.token, options) }
    }
    case 'purchase':
      return { type: 'purchaseAnswered', answer: await noted(purchase(command.request, options)) }
    case 'completePurchase': {
      const key = keyOf(command.request)
      return { type: 'completePurchaseAnswered', answer: await noted(call(api.completePurchase, { path: { key } }, { ...options, key })) }
    }
    case 'lookUpPurchase':
      return { type: 'lookUpPurchaseAnswered', answer: await noted(call(api.lookUpPurchase, { path: { key: keyOf(command.request) } }, options)) }
    case 'sendGift':
      return { type: 'sendGiftAnswered', answer: await call(api.sendGift, { path: { id: command.purchaseId }, body: command.gift }, options) }
    case 'setPassword':
      return { type: 'setPasswordAnswered', answer: await call(api.setPassword, { body: command }, options) }
    case 'makePaymentMethod':
      return { type: 'makePaymentMethodAnswered', answer: await provider.makePaymentMethod(command.buyer) }
    case 'authenticate': {
      const answer = await provider.authenticate(command.clientSecret)
      // What the bank did not confirm is over: the next attempt is another.
      if (!answer.ok) settleAttempt()
      return { type: 'authenticateAnswered', answer }
    }
  }
}
