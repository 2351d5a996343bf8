import * as api from '../../features/checkout/api.ts'
import type { AnswerEvent, CallAnswer, Link, PaymentRequest, ServerCommand } from '../../features/checkout/checkout.ts'
import * as accountApi from '../../features/shared/account.ts'
import { answered } from '../../features/shared/answer.ts'
import type { Email } from '../../features/shared/email.ts'
import { type CallOptions, call } from '../runtime/call.ts'
import { campaign } from '../runtime/campaign.ts'
import { keepOptOut } from '../runtime/consent.ts'
import { keepToken, token } from '../runtime/token.ts'
import type { Provider } from './provider.ts'
import { attemptAfter } from './unresolvedPayments.ts'

async function loadMember(bearer: string, signal: AbortSignal): Promise<CallAnswer<'loadMember'>> {
  const answer = await call(api.getCurrentUser, {}, { signal, token: bearer })
  if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 401) keepToken(null)
  if (!answer.ok) return answer
  const { doNotTrack, ...member } = answer.value
  // Whoever said no elsewhere is opted out in every browser in which they sign in (PRV-05).
  if (doNotTrack) keepOptOut()
  return answered({ token: bearer, ...member })
}

/** Whoever's token has ended is shown what anybody is: nobody is kept from an order by a session that is over (NET-02). */
async function loadOrder({ option, promoCode }: Link, signal: AbortSignal, bearer = token()): Promise<CallAnswer<'loadOrder'>> {
  const answer = await call(api.getOrder, { path: option, query: { promoCode } }, { signal, ...by(bearer) })
  if (bearer === null || answer.ok || answer.failure.kind !== 'refused' || answer.failure.status !== 401) return answer
  keepToken(null)
  return loadOrder({ option, promoCode }, signal, null)
}

/** Whoever has signed in is kept once they are known: half a sign-in is none. */
async function signIn(user: { readonly email: Email; readonly password: string }, signal: AbortSignal): Promise<CallAnswer<'signIn'>> {
  const answer = await call(accountApi.signIn, { body: { user } }, { signal })
  if (!answer.ok) return answer
  const member = await loadMember(answer.value.user.token, signal)
  if (member.ok && !signal.aborted) keepToken(member.value.token)
  return member
}

/**
 * What became of an attempt. Where it came to nothing, and another one was made for it in another tab, that one is what the
 * buyer wants to hear of: nothing may be paid again before it is known (NET-08).
 */
async function lookUpPurchase(key: string, signal: AbortSignal): Promise<CallAnswer<'lookUpPurchase'>> {
  const answer = await call(api.lookUpPurchase, { path: { key } }, { signal })
  const next = answer.ok && cameToNothing(answer.value) ? attemptAfter(key) : null
  return next === null ? answer : lookUpPurchase(next, signal)
}

/** The same of an attempt that is given up: what was made for it goes with it. */
async function closePurchase(key: string, signal: AbortSignal): Promise<CallAnswer<'closePurchase'>> {
  const answer = await call(api.closePurchase, { path: { key } }, { signal, key })
  const next = answer.ok && cameToNothing(answer.value) ? attemptAfter(key) : null
  return next === null ? answer : closePurchase(next, signal)
}

const cameToNothing = ({ outcome }: { readonly outcome: string }) => outcome === 'closed' || outcome === 'declined'

/** Who asks: a member, or nobody in particular. */
const by = (bearer: string | null): CallOptions => (bearer === null ? {} : { token: bearer })

function purchase({ key, option, promoCode, agreed, buyer, token: bearer, paymentMethodId }: PaymentRequest, signal: AbortSignal) {
  const id = (kind: typeof option.kind) => (option.kind === kind ? option.id : null)
  const body = { icoId: id('ico'), gcoId: id('gco'), promoCode, agreed, ...buyer, paymentMethodId, campaign: campaign() }
  return call(api.purchase, { body }, { signal, key, ...by(bearer) })
}

/**
 * Asks the server, or the payment provider, what the checkout wants to know. An attempt that was made, and a password to
 * be set, are known by their own keys: whose token has ended meanwhile still learns what became of them.
 */
export async function ask(command: ServerCommand, provider: Provider, signal: AbortSignal): Promise<AnswerEvent> {
  switch (command.type) {
    case 'loadOrder':
      return { type: 'loadOrderAnswered', answer: await loadOrder(command.link, signal) }
    case 'loadMember':
      return { type: 'loadMemberAnswered', answer: await loadMember(command.token, signal) }
    case 'signIn': {
      const { email, password } = command
      return { type: 'signInAnswered', answer: await signIn({ email, password }, signal) }
    }
    case 'purchase':
      return { type: 'purchaseAnswered', answer: await purchase(command.request, signal) }
    case 'completePurchase': {
      const { key } = command.request
      return { type: 'completePurchaseAnswered', answer: await call(api.completePurchase, { path: { key } }, { signal, key }) }
    }
    case 'lookUpPurchase':
      return { type: 'lookUpPurchaseAnswered', answer: await lookUpPurchase(command.request.key, signal) }
    case 'closePurchase':
      return { type: 'closePurchaseAnswered', answer: await closePurchase(command.request.key, signal) }
    case 'sendGift': {
      const { purchaseId: id, gift, token: bearer } = command
      // One gift for each purchase: sent again after a lost answer, it goes out once.
      return { type: 'sendGiftAnswered', answer: await call(api.sendGift, { path: { id }, body: gift }, { signal, key: `gift.${id}`, ...by(bearer) }) }
    }
    case 'setPassword':
      return { type: 'setPasswordAnswered', answer: await call(api.setPassword, { body: command }, { signal }) }
    case 'makePaymentMethod':
      return { type: 'makePaymentMethodAnswered', answer: await provider.makePaymentMethod(command) }
    case 'authenticate':
      return { type: 'authenticateAnswered', answer: await provider.authenticate(command.clientSecret) }
  }
}
