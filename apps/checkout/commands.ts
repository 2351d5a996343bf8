import * as accountApi from '../../features/account/api.ts'
import * as api from '../../features/checkout/api.ts'
import type { CallAnswer, CheckoutCommand, CheckoutEvent } from '../../features/checkout/checkout.ts'
import { answered } from '../../features/shared/api/answer.ts'
import type { Email } from '../../features/shared/contact/email.ts'
import { call } from '../runtime/api/call.ts'
import type { CallsOf } from '../runtime/flow/carryOut.ts'
import { saveToken, token } from '../runtime/session/token.ts'
import { askAs, tokenEnded } from './token.ts'

async function loadMember(bearer: string, signal: AbortSignal): Promise<CallAnswer<'loadMember'>> {
  const answer = await call(api.getCurrentUser, {}, { signal, token: bearer })
  tokenEnded(bearer, answer)
  return answer.ok ? answered({ token: bearer, ...answer.value }) : answer
}

/** The token is saved only after the member is read. */
async function signIn(user: { readonly email: Email; readonly password: string }, signal: AbortSignal): Promise<CallAnswer<'signIn'>> {
  const answer = await call(accountApi.signIn, { body: { user } }, { signal })
  if (!answer.ok) return answer
  const member = await loadMember(answer.value.user.token, signal)
  if (member.ok && !signal.aborted) saveToken(member.value.token)
  return member
}

/** The checkout's calls of the API, apart from paying. A password to be set is known by its own key. */
export const calls: CallsOf<CheckoutCommand, CheckoutEvent> = {
  loadOrder: ({ link: { option, promoCode } }, { signal }) =>
    askAs(token(), (options) => call(api.getOrder, { path: option, query: { promoCode } }, { signal, ...options })),
  loadMember: ({ token: bearer }, { signal }) => loadMember(bearer, signal),
  signIn: (user, { signal }) => signIn(user, signal),
  sendGift: ({ purchaseId: id, gift, token: bearer }, options) =>
    // One gift for each purchase: sent again after a lost answer, it goes out once.
    askAs(bearer, (as) => call(api.sendGift, { path: { id }, body: gift }, { ...options, ...as, key: `gift.${id}` })),
  setPassword: (body, options) => call(api.setPassword, { body }, options),
}
