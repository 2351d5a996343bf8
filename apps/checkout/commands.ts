import * as accountApi from '../../features/account/api.ts'
import * as api from '../../features/checkout/api.ts'
import type { CallAnswer, CheckoutCommand, CheckoutEvent } from '../../features/checkout/events.ts'
import { orderIn } from '../../features/checkout/order.ts'
import { withAnswer } from '../../features/shared/api/endpoint.ts'
import type { Email } from '../../features/shared/contact/email.ts'
import { currencyOr } from '../runtime/money.ts'
import { call } from '../runtime/api/call.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import type { CallsOf } from '../runtime/flow/carryOut.ts'
import { signIn as openSession } from '../runtime/session/session.ts'

/** The token is saved only after its member is read. */
async function signIn(user: { readonly email: Email; readonly password: string }, signal: AbortSignal): Promise<CallAnswer<'signIn'>> {
  const answer = await call(accountApi.signIn, { body: { user } }, { signal })
  if (!answer.ok) return answer
  const { token } = answer.value.user
  const member = await call(api.getCurrentUser, {}, { signal, token })
  if (member.ok && !signal.aborted) openSession(token, user.email)
  return member
}

/** The checkout's calls of the API, apart from paying. */
export const calls: CallsOf<CheckoutCommand, CheckoutEvent> = {
  loadOrder: ({ link: { option, promoCode } }, { signal }) =>
    callSignedIn(withAnswer(api.getOrder, orderIn(currencyOr())), { path: option, query: { promoCode } }, { signal, orAsGuest: true }),
  loadMember: (_, { signal }) => callSignedIn(api.getCurrentUser, {}, { signal, orAsGuest: true }),
  signIn: (user, { signal }) => signIn(user, signal),
}
