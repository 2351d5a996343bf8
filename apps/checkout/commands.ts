import * as api from '../../features/checkout/api.ts'
import type { CallAnswer, CheckoutCommand, CheckoutEvent, Link, PaymentRequest } from '../../features/checkout/checkout.ts'
import { buyerMark } from '../../features/checkout/unresolved.ts'
import * as accountApi from '../../features/account/api.ts'
import { type Answer, answered } from '../../features/shared/api/answer.ts'
import type { Email } from '../../features/shared/contact/email.ts'
import { type CallOptions, call } from '../runtime/api/call.ts'
import { campaign } from '../runtime/tracking/campaign.ts'
import type { CallsOf } from '../runtime/flow/carryOut.ts'
import type { Provider } from '../runtime/payments/paymentGateway.ts'
import { withCopies } from '../runtime/payments/withCopies.ts'
import { saveToken, token } from '../runtime/session/token.ts'
import { sendAlone } from './unresolvedPayments.ts'

async function loadMember(bearer: string, signal: AbortSignal): Promise<CallAnswer<'loadMember'>> {
  const answer = await call(api.getCurrentUser, {}, { signal, token: bearer })
  tokenEnded(bearer, answer)
  return answer.ok ? answered({ token: bearer, ...answer.value }) : answer
}

/** Whether the server says that the token has ended. The saved token is then deleted, unless it is a newer one. */
function tokenEnded(bearer: string | null, answer: Answer<unknown>): boolean {
  if (bearer === null || answer.ok || answer.failure.kind !== 'refused' || answer.failure.status !== 401) return false
  if (token() === bearer) saveToken(null)
  return true
}

/** Calls as the member; calls again without a token if it has ended, because a guest may make these calls too (NET-02). */
async function askAs<T>(bearer: string | null, ask: (options: CallOptions) => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await ask(by(bearer))
  return tokenEnded(bearer, answer) ? ask({}) : answer
}

const loadOrder = ({ option, promoCode }: Link, signal: AbortSignal): Promise<CallAnswer<'loadOrder'>> =>
  askAs(token(), (options) => call(api.getOrder, { path: option, query: { promoCode } }, { signal, ...options }))

/** The token is saved only after the member is read. */
async function signIn(user: { readonly email: Email; readonly password: string }, signal: AbortSignal): Promise<CallAnswer<'signIn'>> {
  const answer = await call(accountApi.signIn, { body: { user } }, { signal })
  if (!answer.ok) return answer
  const member = await loadMember(answer.value.user.token, signal)
  if (member.ok && !signal.aborted) saveToken(member.value.token)
  return member
}

const by = (bearer: string | null): CallOptions => (bearer === null ? {} : { token: bearer })

async function sendPayment(
  { key, option, promoCode, agreed, buyer, token: bearer, paymentMethodId }: PaymentRequest,
  signal: AbortSignal,
): Promise<CallAnswer<'sendPayment'>> {
  const id = (kind: typeof option.kind) => (option.kind === kind ? option.id : null)
  const body = { icoId: id('ico'), gcoId: id('gco'), promoCode, agreed, ...buyer, paymentMethodId, campaign: campaign() }
  const answer = await sendAlone({ key, option, buyer: buyerMark(buyer.email), amount: agreed }, () =>
    call(api.purchase, { body }, { signal, key, ...by(bearer) }),
  )
  // A member whose token has ended is told before anything is paid as a guest.
  tokenEnded(bearer, answer)
  return answer
}

/**
 * The checkout's calls of the API and of the payment provider. An attempt that was made, and a password to be set, are
 * known by their own keys: a member whose token has ended still learns what became of them.
 */
export const callsWith = (provider: Provider): CallsOf<CheckoutCommand, CheckoutEvent> => ({
  loadOrder: ({ link }, { signal }) => loadOrder(link, signal),
  loadMember: ({ token: bearer }, { signal }) => loadMember(bearer, signal),
  signIn: (user, { signal }) => signIn(user, signal),
  sendPayment: ({ request }, { signal }) => sendPayment(request, signal),
  completePayment: ({ request: { key } }, options) => call(api.completePurchase, { path: { key } }, { ...options, key }),
  lookUpPayment: ({ request }, options) => withCopies(request.key, (key) => call(api.lookUpPurchase, { path: { key } }, options)),
  closePayment: ({ request }, options) => withCopies(request.key, (key) => call(api.closePurchase, { path: { key } }, { ...options, key })),
  sendGift: ({ purchaseId: id, gift, token: bearer }, options) =>
    // One gift for each purchase: sent again after a lost answer, it goes out once.
    askAs(bearer, (by) => call(api.sendGift, { path: { id }, body: gift }, { ...options, ...by, key: `gift.${id}` })),
  setPassword: (body, options) => call(api.setPassword, { body }, options),
  makePaymentMethod: provider.makePaymentMethod,
  authenticate: ({ clientSecret }) => provider.authenticate(clientSecret),
})
